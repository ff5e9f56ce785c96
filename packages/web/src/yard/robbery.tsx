import type { PlayerPosition, SeenEntry } from '@branchline/engine';
import { isKnownEvent, sentenceOf } from '@branchline/text';
import { VenetianMask } from 'lucide';
import { SeatBadge } from '../cards/table-cards.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { waysToLay } from '../session/offers.ts';
import { type TableModel, useTable } from '../session/table-model.ts';
import './robbery.css';

/** A row of a yard. */
export type Row = NonNullable<PlayerPosition['yard']>[number];

/**
 * What threatens a row, from what everybody may know and one's own hand: `doomed` by the cards that are being laid out, `ripe` to be
 * robbed now by the one who looks, `safe` because nobody else has that many cards, or just `open` to it (CG-33).
 */
type Threat = 'doomed' | 'ripe' | 'safe' | 'open';

function threatTo(model: TableModel, seat: number, { colour, cards, wilds }: Row): Threat {
  const { players } = model.position.value;
  const laid = model.draft.cards.value;
  const mine = seat === model.seat.value;
  const length = cards + wilds;
  const myTurn = model.asked.value?.kind === 'turn';
  if (
    !mine &&
    myTurn &&
    laid.length > length &&
    laid.includes(colour) &&
    !model.explain({ type: 'layCards', cards: laid })
  )
    return 'doomed';
  const robs = waysToLay(model).some(({ cards: set, robbed }) => robbed?.seat === seat && set.includes(colour));
  if (!mine && myTurn && robs) return 'ripe';
  return players.some((other) => other.seat !== seat && other.hand.count > length) ? 'open' : 'safe';
}

/** How many cards it would take to rob a row, and whether that is near. */
export function ThreatMark({ seat, row }: { readonly seat: number; readonly row: Row }) {
  const model = useTable();
  const { hall, inWords } = messages.value;
  if (model.position.value.over) return undefined;
  const threat = threatTo(model, seat, row);
  const needed = row.cards + row.wilds + 1;
  const said = { doomed: hall.doomed, ripe: hall.ripe, safe: hall.safe, open: inWords.robbedFrom(needed) }[threat];
  return (
    <span class={`threat ${threat}`} title={said}>
      {/* Read with the row itself, where it is one that can be pressed. */}
      <span class="hidden-text">{threat === 'open' ? '' : said}</span>
      <Icon of={VenetianMask} />
      <span aria-hidden="true">{threat === 'safe' ? '–' : needed}</span>
    </span>
  );
}

/** Who robbed a player since their last own turn. */
function robberOf(log: readonly SeenEntry[], seat: number): number | undefined {
  for (const entry of log.toReversed()) {
    const robbery = entry.events.find((event) => event.type === 'rowRobbed' && event.seat === seat);
    if (robbery) return Number(robbery.by);
    if (entry.seat === seat) return undefined;
  }
  return undefined;
}

/** On the platform of somebody who was robbed, until they have had their turn. */
export function RobbedMark({ seat }: { readonly seat: number }) {
  const { shown, names } = useTable();
  const robber = robberOf(shown.log.value, seat);
  if (robber === undefined) return undefined;
  const { hall } = messages.value;
  return (
    <p class="robbed-mark">
      <Icon of={VenetianMask} />
      <span>{names.value.isMe(robber) ? hall.robbedByYou : hall.robbedBy(names.value.player(robber))}</span>
      <SeatBadge seat={robber} size={22} />
    </p>
  );
}

/** While a robbery is shown: who, whom and of what, right across the hall. */
export function RobberyBanner() {
  const { shown, names } = useTable();
  const event = shown.currentEvent.value;
  if (event?.type !== 'rowRobbed') return undefined;
  const robber = Number(event.by);
  return (
    <div class="robbery-banner" aria-hidden="true">
      <SeatBadge seat={robber} size={34} />
      <Icon of={VenetianMask} />
      <b>{isKnownEvent(event) && sentenceOf(event, messages.value, names.value)}</b>
    </div>
  );
}
