import { type Asked, botTimes } from './bot-times.ts';

/** The worker's side; the page's types do not know it. */
declare const self: { onmessage: (event: { data: Asked }) => Promise<void>; postMessage(times: number[]): void };

self.onmessage = async ({ data }) => self.postMessage(await botTimes(data));
