import type { Messages } from '../en.ts';

export const places: Messages['places'] = {
  helsinki: 'Helsingfors',
  kajaani: 'Kajana',
  kobenhavn: 'Köpenhamn',
  lahti: 'Lahtis',
  oulu: 'Uleåborg',
  tampere: 'Tammerfors',
  tornio: 'Torneå',
  tromso: 'Tromsö',
  turku: 'Åbo',
  vaasa: 'Vasa',
  france: 'Frankrike',
  'france-west': 'Frankrike',
  'france-east': 'Frankrike',
  'united-nations': 'FN-skrapan',
};
