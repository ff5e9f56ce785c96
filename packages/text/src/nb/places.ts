import type { Messages } from '../en.ts';

export const places: Messages['places'] = {
  goteborg: 'Gøteborg',
  helsinki: 'Helsingfors',
  france: 'Frankrike',
  'france-west': 'Frankrike',
  'france-east': 'Frankrike',
  'united-nations': 'FN-bygningen',
};
