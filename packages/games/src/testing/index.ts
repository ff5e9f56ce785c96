export { boardGameOf, yardGameOf } from './games.ts';
export { randomPack } from './random-pack.ts';
