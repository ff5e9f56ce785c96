import type { Messages } from '../../en.ts';

export const different: Messages['rules']['different'] = {
  'new-york': {
    'NY-1': 'Alt er småt: 15 taxier til hver, ingen strækning over fire felter, omkring ti minutter.',
    'NY-6': 'Jokeren er taxikortet. Et åbent taxikort er hele trækket, som du kender det.',
    'NY-4': 'Du får to rutekort og kan nøjes med at beholde et.',
    'NY-8': 'Turistattraktioner giver et point hver, hvis en af dine strækninger når dem. Den længste vej giver intet.',
  },
  'nordic-countries': {
    'NO-11': 'Et åbent lokomotiv tages som ethvert andet kort, og du tager stadig et kort til.',
    'NO-20': 'Til gengæld er lokomotiver kun jokere på tunneler og færger.',
    'NO-40': 'Tunneler: Når du har lagt prisen, vendes tre kort, og tunnelen kan blive dyrere.',
    'NO-30': 'Færger kræver lokomotiver.',
    'NO-32': 'På en færge er tre vilkårlige kort lige så gode som et lokomotiv.',
    'NO-21': 'Murmansk – Lieksa har 9 felter; fire vilkårlige kort kan stå for et af dem.',
    'NO-4': 'Rutekort, du ikke beholder, går ud af spillet.',
    'NO-51': 'Bonussen på 10 point er for flest klarede rutekort, ikke for den længste vej.',
  },
  'united-kingdom': {
    'UK-11': 'Til at begynde med må du kun bygge korte strækninger inden for England.',
    'UK-10': 'Teknologier åbner resten. Du køber én i begyndelsen af en tur, med lokomotiver.',
    'UK-13': 'En strækning kræver alt, der hører til den: landets koncession, dens længde, Skibsskruer for en færge.',
    'UK-5': 'Fire vilkårlige kort er lige så gode som et lokomotiv, hvor du end skal bruge et.',
    'UK-12': 'Southampton – New York er åben for alle fra begyndelsen.',
    'UK-4': 'Lokomotiver rydder aldrig de åbne kort.',
    'UK-60': 'Der er ingen bonus for den længste vej.',
  },
  'card-game': {
    'CG-4': 'Der er ingen spilleplade. Du lægger kort i rækker i din remise, og de går på skinner ét for ét.',
    'CG-10': 'Hver tur begynder med det: Det øverste kort i hver række går på skinner, med bagsiden op.',
    'CG-33': 'Den, der lægger flere kort i en farve, end der ligger i en andens remise, røver den række.',
    'CG-60': 'Rutekort kræver kort i bestemte farver og betales til sidst med dine kort på skinner.',
    'CG-50': 'Slutningen kommer, når bunken er tom.',
    'CG-70': 'Flest rutekort til en storby giver dens bonus.',
  },
};
