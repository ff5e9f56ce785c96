import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1': '15 taxier til hver. 44 transportkort: 6 i hver af seks farver og 8 taxikort. 18 rutekort.',
  'NY-2': 'Alle starter med to kort; fem ligger åbent.',
  'NY-3':
    'Så snart der ligger tre eller flere åbne taxikort, også mellem de to kort i et træk, ryddes alle åbne kort af bordet, og fem nye vendes; om nødvendigt en gang til. Bunken bruges først helt op; først når der mangler et kort, blandes de brugte kort, også dem, der lige er ryddet. Kan kortene uden for hænderne ikke give fem åbne kort med færre end tre taxikort, bliver de liggende.',
  'NY-4': 'Du får to rutekort og beholder et eller begge. Et, du ikke beholder, lægges nederst i bunken.',
  'NY-5':
    'Når du trækker rutekort, tager du to og beholder mindst et; det andet lægges nederst i bunken. Er der kun et tilbage, må du trække det, og så skal du beholde det.',
  'NY-6': 'Et åbent taxikort er hele trækket.',
  'NY-7': 'Strækninger: 1 felt 1 point, 2 felter 2, 3 felter 4, 4 felter 7.',
  'NY-8': 'Ved slutningen: strækninger, rutekort og et point for hver turistattraktion, dine strækninger når.',
  'NY-9': 'Flest point vinder; derefter flest klarede rutekort; derefter deles sejren.',
};
