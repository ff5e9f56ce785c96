import type { Messages } from '../en.ts';

export const places: Messages['places'] = {
  kobenhavn: 'Kopenhagen',
  murmansk: 'Moermansk',
  london: 'Londen',
  france: 'Frankrijk',
  'france-west': 'Frankrijk',
  'france-east': 'Frankrijk',
  'united-nations': 'Verenigde Naties',
};
