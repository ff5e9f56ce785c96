import type { ComponentType } from 'preact';
import { lazy } from '../../parts/lazy.tsx';
import { fetchChanceTexts } from '../../preferences/fetched-texts.ts';

/** What tells who is likely to win is fetched with its words. */
export const lazyChance = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), fetchChanceTexts()]);
    return component;
  });
