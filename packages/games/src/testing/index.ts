export { examplePack } from './example-pack.ts';
export { type Feature, gameWith, smallGame } from './features.ts';
export { boardGameOf, yardGameOf } from './games.ts';
export { largePack } from './large-pack.ts';
export { randomPack } from './random-pack.ts';
