export { boardGameOf, yardGameOf } from './games.ts';
