import type { ChanceTexts } from '../en/chance.ts';

/** Who is likely to win. */
export const chance: ChanceTexts = {
  title: 'Voittomahdollisuus',
  explained:
    'Näin botit arvioivat tilanteen, kun ne pelaavat jokaisesta vuorosta eteenpäin monta kertaa: ne tuntevat kaikki käsikortit ja menoliput mutta eivät pakan järjestystä. Myöhempi onni on mukana: luvut ovat arvioita.',
  percent: (count) => `${count} %`,
  chart: 'Voittomahdollisuus vuoro vuorolta',
  workingOut: (percent) => `Lasketaan ja tarkennetaan: ${percent}`,
  toReplay: 'Katso vuoro uusinnasta',
  figures: 'Kaikki luvut',
  turn: 'Vuoro',
  player: 'Pelaaja',
  costly: 'Kalleimmat vuorot',
  costlyHint: 'Arvioitu sen mukaan, mitä pelaaja silloin näki.',
  lookingForCostly: 'Etsitään kalleimpia vuoroja',
  noneCostly: 'Mikään vuoro ei maksanut mitään, minkä voisi erottaa onnesta.',
  turnBy: (turn, name) => `Vuoro ${turn}, ${name}`,
  better: (move) => `Parempi: ${move}`,
  cost: (points) => `Se vei voittomahdollisuudesta noin ${points} prosenttiyksikköä.`,
  thatTurn: 'Katso se uusinnasta',
  beforeAfter: (before, after) => `Voittomahdollisuus: ennen ${before}, jälkeen ${after}.`,
  toWin: (percent) => `Voittomahdollisuus on noin ${percent} sen mukaan, mitä kaikki näkevät.`,
  setting: 'Katsojat näkevät, kuka todennäköisesti voittaa',
  settingHint:
    'Vain pöydille, joissa siitä on sovittu: myös pelaaja, joka avaa pöydän lisäksi katsojana, voisi nähdä sen.',
  live: 'Voittomahdollisuus, arvio',
  liveHint: 'Laskettu tässä selaimessa siitä, mitä katsojat näkevät.',
};
