import { type Asked, botTimes } from './bot-times.ts';

/** The worker's side; the page's types do not know it. */
declare const self: { onmessage: (event: { data: Asked }) => void; postMessage(times: number[]): void };

self.onmessage = ({ data }) => self.postMessage(botTimes(data));
