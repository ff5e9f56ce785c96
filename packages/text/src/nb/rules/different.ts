import type { Messages } from '../../en.ts';

export const different: Messages['rules']['different'] = {
  'new-york': {
    'NY-1': 'Alt er lite: 15 taxier til hver, ingen toglinje over fire felter, omtrent ti minutter.',
    'NY-6': 'Jokeren er taxikortet. Et åpent taxikort er hele trekket, slik du kjenner det.',
    'NY-4': 'Du får to billetter og kan nøye deg med å beholde én.',
    'NY-8': 'Severdigheter gir ett poeng hver hvis en av toglinjene dine når dem. Den lengste ruten gir ingenting.',
  },
  'nordic-countries': {
    'NO-11': 'Et åpent lokomotiv tas som ethvert annet kort, og du tar fortsatt et kort til.',
    'NO-20': 'Til gjengjeld er lokomotiver bare jokere på tunneler og ferger.',
    'NO-40': 'Tunneler: Når du har lagt ned prisen, snus tre kort, og tunnelen kan bli dyrere.',
    'NO-30': 'Ferger krever lokomotiver.',
    'NO-32': 'På en ferge er tre vilkårlige kort like gode som et lokomotiv.',
    'NO-21': 'Murmansk – Lieksa har 9 felter; fire vilkårlige kort kan stå for ett av dem.',
    'NO-4': 'Billetter du ikke beholder, går ut av spillet.',
    'NO-51': 'Bonusen på 10 poeng er for flest fullførte billetter, ikke for den lengste ruten.',
  },
  'united-kingdom': {
    'UK-11': 'I begynnelsen kan du bare bygge korte toglinjer innenfor England.',
    'UK-10': 'Teknologier åpner resten. Du kjøper én i begynnelsen av en tur, med lokomotiver.',
    'UK-13': 'En toglinje krever alt som hører til den: konsesjonen for landet, lengden, Propeller for en ferge.',
    'UK-5': 'Fire vilkårlige kort er like gode som et lokomotiv, overalt der du trenger et.',
    'UK-12': 'Southampton – New York er åpen for alle fra begynnelsen.',
    'UK-4': 'Lokomotiver rydder aldri bort de åpne kortene.',
    'UK-60': 'Det er ingen bonus for den lengste ruten.',
  },
  'card-game': {
    'CG-4': 'Det er ikke noe brett. Du legger kort i rader i togstallen, og de går på skinner ett for ett.',
    'CG-10': 'Hver tur begynner med det: Det øverste kortet i hver rad går på skinner, med baksiden opp.',
    'CG-33': 'Den som legger flere kort i en farge enn det ligger i en annen togstall, raner den raden.',
    'CG-60': 'Billetter krever kort i bestemte farger og betales til slutt med på-skinner-bunken.',
    'CG-50': 'Slutten kommer når bunken er tom.',
    'CG-70': 'Flest billetter til en storby gir storbybonusen.',
  },
};
