import type { WinChance } from '@branchline/bots';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { stylesAt } from '../../cards/colours.ts';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import { followChances } from '../../session/game-reading.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { percentsOf } from './chart-lines.ts';
import './live-chance.css';

/**
 * Who is likely to win, for whoever only watches: worked out in this browser from the view of a spectator, so that nothing hidden
 * can be in it. Not for those who have got up either: they may come back to their cards.
 */
export function LiveChance() {
  const model = useTable();
  const { game, names, source } = model;
  const [chances, setChances] = useState<readonly number[]>();
  const may = source.you.value.seats.length === 0 && !source.you.value.former?.length;
  useEffect(() => (may ? followTable(model, (found) => setChances(found.chances)) : undefined), [model, may]);
  const texts = chanceTexts();
  if (!may || !texts || !chances) return undefined;
  const styles = stylesAt(game.id, source.info.value.seats);
  const percents = percentsOf(chances);
  return (
    <section class="live-chance" aria-label={texts.live} title={texts.liveHint}>
      <h2>{texts.live}</h2>
      <div class="live-bar" aria-hidden="true">
        {percents.map((percent, seat) => (
          <i key={seat} style={{ inlineSize: `${percent}%`, background: styles[seat]?.colour }} />
        ))}
      </div>
      <ul>
        {percents.map((percent, seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} size={20} />
            <span class="hidden-text">{names.value.player(seat)} </span>
            {texts.percent(percent)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks anew after everything that has been shown; not while nobody looks. */
function followTable({ shown, source }: TableModel, changed: (chance: WinChance) => void): () => void {
  const follower = followChances();
  let closed = false;
  const ask = (): void => {
    const { viewer, settled, view, log } = shown;
    if (!settled.value || viewer.value !== 'watcher' || document.visibilityState === 'hidden') return;
    const { game, options } = source.info.peek();
    void follower
      .chanceNow({ game, options, view: view.value, log: log.value })
      .then((chance) => chance && !closed && changed(chance));
  };
  const stop = effect(ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    closed = true;
    stop();
    document.removeEventListener('visibilitychange', ask);
    follower.close();
  };
}
