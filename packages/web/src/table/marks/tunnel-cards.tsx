import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boardHandle } from '../../board/handle.ts';
import { Back, Face } from '../../cards/table-cards.tsx';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/table-model.ts';
import './tunnel-cards.css';

/** How many cards a tunnel turns (NO-40). */
const TURNED = [0, 1, 2] as const;

/** The cards turned for a tunnel, large over the board and one by one; those that make it dearer stand out. */
export function TunnelCards() {
  const { position, facts } = useTable();
  const { tunnel } = position.value;
  // Whoever lays cards for another route turns none.
  return tunnel && facts.routes.get(tunnel.route)?.tunnel ? <Stage route={tunnel.route} /> : undefined;
}

function Stage({ route }: { readonly route: string }) {
  const { position, names } = useTable();
  const { questions } = messages.value;
  const stage = useRef<HTMLDivElement>(null);
  const low = useOtherHalf(stage, route);
  const { turned = [], colour } = position.value.tunnel ?? {};
  const dearer = turned.filter((card) => card === colour || card === 'wild').length;
  return (
    <div ref={stage} class={low ? 'turned low' : 'turned'}>
      <p>{questions.tunnelOf(names.value.route(route))}</p>
      <ol aria-label={questions.turnedCards}>
        {TURNED.map((at) => {
          const card = turned[at];
          const look = card === undefined ? 'unturned' : card === colour || card === 'wild' ? 'dearer' : 'harmless';
          return (
            <li key={at} class={look}>
              <span class="flip">
                <Back />
                {card !== undefined && <Face card={card} />}
              </span>
              {card !== undefined && <span class="hidden-text">{names.value.colour(card)}</span>}
            </li>
          );
        })}
      </ol>
      <p class="result">{turned.length === TURNED.length ? questions.tunnelResult(dearer) : ' '}</p>
    </div>
  );
}

/** They lie over the half of the board the route is not in: is that the lower one? */
function useOtherHalf(stage: { readonly current: HTMLElement | null }, route: string): boolean {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const pane = stage.current?.parentElement?.getBoundingClientRect();
    const [, y] = boardHandle.peek()?.pointOf(route) ?? [];
    setLow(pane !== undefined && y !== undefined && y < pane.top + pane.height / 2);
  }, [route]);
  return low;
}
