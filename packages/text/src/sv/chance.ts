import type { ChanceTexts } from '../en/chance.ts';

/** Who is likely to win. */
export const chance: ChanceTexts = {
  title: 'Chansen att vinna',
  explained:
    'Så bedömer robotar läget när de spelar vidare från varje drag många gånger: de känner till alla händer och biljetter, men inte högens ordning. Tur som kommer senare är inräknad: det här är uppskattningar.',
  percent: (count) => `${count} %`,
  chart: 'Chansen att vinna, drag för drag',
  workingOut: (percent) => `Räknar, och blir noggrannare: ${percent}`,
  toReplay: 'Se draget i reprisen',
  figures: 'Alla siffror',
  turn: 'Drag',
  player: 'Spelare',
  costly: 'De dyraste dragen',
  costlyHint: 'Bedömt efter vad spelaren kunde se just då.',
  lookingForCostly: 'Letar efter de dyraste dragen',
  noneCostly: 'Inget drag kostade något som går att skilja från tur.',
  turnBy: (turn, name) => `Drag ${turn}, ${name}`,
  better: (move) => `Bättre: ${move}`,
  cost: (points) => `Det kostade ungefär ${points} procentenheter av chansen att vinna.`,
  thatTurn: 'Se det i reprisen',
  beforeAfter: (before, after) => `Chansen att vinna: ${before} före, ${after} efter.`,
  toWin: (percent) => `Omkring ${percent} chans att vinna utifrån det alla ser.`,
  setting: 'Åskådare ser vem som troligen vinner',
  settingHint:
    'Bara för bord som är överens om det: en spelare som också öppnar bordet som åskådare skulle kunna se det.',
  live: 'Chansen att vinna, uppskattad',
  liveHint: 'Uträknat i den här webbläsaren av det åskådare ser.',
};
