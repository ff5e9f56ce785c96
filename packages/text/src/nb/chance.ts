import type { ChanceTexts } from '../en/chance.ts';

/** Who is likely to win. */
export const chance: ChanceTexts = {
  title: 'Sjansen for å vinne',
  explained:
    'Dette mener roboter når de spiller videre fra hver tur mange ganger: De kjenner alle kort på hånden og alle billetter, men ikke rekkefølgen i bunken. Flaks som kommer senere, er regnet med: Dette er anslag.',
  percent: (count) => `${count} %`,
  chart: 'Sjansen for å vinne, tur for tur',
  workingOut: (percent) => `Regner, og blir mer nøyaktig: ${percent}`,
  toReplay: 'Se turen i reprisen',
  figures: 'Alle tall',
  turn: 'Tur',
  player: 'Spiller',
  costly: 'De dyreste turene',
  costlyHint: 'Bedømt etter det spilleren kunne se i det øyeblikket.',
  lookingForCostly: 'Leter etter de dyreste turene',
  noneCostly: 'Ingen tur kostet noe som kan skilles fra flaks.',
  turnBy: (turn, name) => `Tur ${turn}, ${name}`,
  better: (move) => `Bedre: ${move}`,
  cost: (points) => `Det kostet rundt ${points} prosentpoeng av sjansen for å vinne.`,
  thatTurn: 'Se det i reprisen',
  beforeAfter: (before, after) => `Sjansen for å vinne: ${before} før, ${after} etter.`,
  toWin: (percent) => `Rundt ${percent} sjanse for å vinne ut fra det alle ser.`,
  setting: 'Tilskuere ser hvem som trolig vinner',
  settingHint: 'Bare for bord som er enige om det: En spiller som også åpner bordet som tilskuer, kunne se det med.',
  live: 'Sjansen for å vinne, anslått',
  liveHint: 'Regnet ut i denne nettleseren av det tilskuere ser.',
};
