import { below } from '@branchline/engine';
import type { Bot } from '../contract/bot.ts';

/** Every offer is as likely as every other. */
export function randomBot(): Bot {
  return {
    id: 'random',
    choose({ offers, bits }) {
      const offer = offers[below(bits, offers.length)];
      if (offer === undefined) throw new Error('a bot was asked to choose among no offers');
      return offer;
    },
  };
}
