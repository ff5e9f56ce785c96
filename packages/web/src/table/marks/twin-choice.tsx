import { useEffect, useRef } from 'preact/hooks';
import { boardHandle } from '../../board/handle.ts';
import { ColourMark } from '../../cards/marks.tsx';
import { messages } from '../../preferences/messages.ts';
import { lackInWords, lackOf } from '../../session/plan.ts';
import { useTable } from '../../session/table-model.ts';
import './twin-choice.css';

interface TwinChoiceProps {
  readonly tracks: readonly string[];
  readonly choose: (route: string) => void;
  readonly close: () => void;
}

/** A finger fell on a double route of which both tracks are open: which one is meant? */
export function TwinChoice({ tracks, choose, close }: TwinChoiceProps) {
  const model = useTable();
  const { names, facts } = model;
  const { glance, table, colours } = messages.value;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // Beside it is as good as never mind.
    const outside = (event: Event): void => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener('pointerdown', outside);
    const pane = dialog?.parentElement;
    if (!dialog || !pane) return;
    // A phone may be turned while it is open.
    const place = (): void => {
      const { left, right } = pane.getBoundingClientRect();
      const spot = boardHandle.value?.pointOf(tracks[0] ?? '');
      if (!spot) return;
      const { width, height } = dialog.getBoundingClientRect();
      const start = Math.min(Math.max(left + 4, spot[0] - width / 2), right - width - 4);
      const above = spot[1] - height - 28;
      dialog.style.inset = `${above > 4 ? above : spot[1] + 28}px auto auto ${start}px`;
    };
    const turned = new ResizeObserver(place);
    for (const one of [pane, dialog]) turned.observe(one);
    return () => turned.disconnect();
  }, [tracks]);
  return (
    <dialog ref={box} class="twin-choice" aria-label={glance.whichTrack} onClose={close}>
      <p>
        <b>{names.value.route(tracks[0] ?? '')}</b> {glance.whichTrack}
      </p>
      {tracks.map((route) => {
        const { colour = '', length = 0 } = facts.routes.get(route) ?? {};
        const lack = lackOf(model, route);
        return (
          <button
            key={route}
            type="button"
            class="button"
            data-track={route}
            onClick={() => {
              close();
              choose(route);
            }}
          >
            <ColourMark colour={colour} size={22} />
            <span>
              {colours[colour] ?? colour}, {table.spaces(length)}
              {lack && <small>{lackInWords(model, lack)}</small>}
            </span>
          </button>
        );
      })}
    </dialog>
  );
}
