import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardsRow } from '../../cards/table-cards.tsx';
import './log-cards.css';

/** A line of the log that is pointed at: its cards, and where it is in the window. */
export interface PointedLine {
  readonly cards: readonly string[];
  readonly box: DOMRect;
}

/** The cards of a line of the log: beside it, or over it where there is no room. */
export function LogCards({ cards, box }: PointedLine) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = tip.current;
    if (!shown) return;
    // On top of everything: the log itself cuts off what leaves it.
    shown.showPopover();
    const { width, height } = shown.getBoundingClientRect();
    const beside = box.left - width - 34;
    const top = beside >= 4 ? box.top + box.height / 2 - height / 2 : box.top - height - 6;
    shown.style.inset = `${Math.max(4, Math.min(top, innerHeight - height - 4))}px auto auto ${Math.max(4, beside >= 4 ? beside : box.left)}px`;
  }, [cards, box]);
  return (
    <div ref={tip} class="log-cards" popover="manual" aria-hidden="true">
      <CardsRow cards={cards} />
    </div>
  );
}
