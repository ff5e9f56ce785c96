import type { ChanceTexts } from '../en/chance.ts';

/** Who is likely to win. */
export const chance: ChanceTexts = {
  title: 'Chancen for at vinde',
  explained:
    'Det mener robotter, når de spiller videre fra hver tur mange gange: De kender alle kort på hånden og alle rutekort, men ikke bunkens rækkefølge. Held, der først kommer senere, er regnet med: Det er skøn.',
  percent: (count) => `${count} %`,
  chart: 'Chancen for at vinde, tur for tur',
  workingOut: (percent) => `Regner, og bliver mere præcis: ${percent}`,
  toReplay: 'Se turen i gengivelsen',
  figures: 'Alle tal',
  turn: 'Tur',
  player: 'Spiller',
  costly: 'De dyreste ture',
  costlyHint: 'Bedømt ud fra, hvad spilleren kunne se i det øjeblik.',
  lookingForCostly: 'Leder efter de dyreste ture',
  noneCostly: 'Ingen tur kostede noget, der kan skelnes fra held.',
  turnBy: (turn, name) => `Tur ${turn}, ${name}`,
  better: (move) => `Bedre: ${move}`,
  cost: (points) => `Det kostede omkring ${points} procentpoint af chancen for at vinde.`,
  thatTurn: 'Se det i gengivelsen',
  beforeAfter: (before, after) => `Chancen for at vinde: ${before} før, ${after} efter.`,
  toWin: (percent) => `Omkring ${percent} chance for at vinde ud fra det, alle ser.`,
  setting: 'Tilskuere ser, hvem der nok vinder',
  settingHint: 'Kun for borde, der er enige om det: En spiller, der også åbner bordet som tilskuer, kunne se det med.',
  live: 'Chancen for at vinde, et skøn',
  liveHint: 'Regnet ud i denne browser ud fra det, tilskuere ser.',
};
