import type { Messages } from '../en.ts';

export const places: Messages['places'] = {
  goteborg: 'Gøteborg',
  france: 'Frankrig',
  'france-west': 'Frankrig',
  'france-east': 'Frankrig',
  'united-nations': 'FN-bygningen',
};
