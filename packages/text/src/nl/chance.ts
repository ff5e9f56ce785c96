import type { ChanceTexts } from '../en/chance.ts';

/** Who is likely to win. */
export const chance: ChanceTexts = {
  title: 'Kans om te winnen',
  explained:
    'Wat bots ervan vinden als ze vanaf elke beurt vele malen verder spelen: ze kennen alle handen en bestemmingskaarten, maar niet de volgorde van de stapel. Geluk dat nog moet komen, telt mee: het zijn schattingen.',
  percent: (count) => `${count}%`,
  chart: 'Kans om te winnen, beurt voor beurt',
  workingOut: (percent) => `Aan het rekenen, steeds preciezer: ${percent}`,
  toReplay: 'Deze beurt in de herhaling bekijken',
  figures: 'Alle cijfers',
  turn: 'Beurt',
  player: 'Speler',
  costly: 'De duurste beurten',
  costlyHint: 'Beoordeeld naar wat de speler op dat moment kon zien.',
  lookingForCostly: 'Op zoek naar de duurste beurten',
  noneCostly: 'Geen beurt kostte iets dat van pech te onderscheiden is.',
  turnBy: (turn, name) => `Beurt ${turn}, ${name}`,
  better: (move) => `Beter: ${move}`,
  cost: (points) => `Het kostte ongeveer ${points} procentpunten van de kans om te winnen.`,
  thatTurn: 'In de herhaling bekijken',
  beforeAfter: (before, after) => `Kans om te winnen: ${before} ervoor, ${after} erna.`,
  toWin: (percent) => `Ongeveer ${percent} kans om te winnen, naar wat iedereen ziet.`,
  setting: 'Toeschouwers zien wie er waarschijnlijk wint',
  settingHint:
    'Alleen voor tafels die het daarover eens zijn: een speler die de tafel ook als toeschouwer opent, zou het ook kunnen zien.',
  live: 'Kans om te winnen, geschat',
  liveHint: 'In deze browser uitgerekend uit wat toeschouwers zien.',
};
