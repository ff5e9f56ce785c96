import type { Messages } from '../en.ts';

export const places: Messages['places'] = {
  kirkenes: 'Kirkkoniemi',
  kiruna: 'Kiiruna',
  kobenhavn: 'Kööpenhamina',
  stockholm: 'Tukholma',
  tallinn: 'Tallinna',
  tromso: 'Tromssa',
  umea: 'Uumaja',
  london: 'Lontoo',
  france: 'Ranska',
  'france-west': 'Ranska',
  'france-east': 'Ranska',
  'united-nations': 'YK:n päämaja',
};
