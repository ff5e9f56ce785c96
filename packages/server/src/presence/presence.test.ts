import { beforeEach, expect, test } from 'vitest';
import { Presence } from './presence.ts';

let now: number;
let presence: Presence;
let heard: string[];
beforeEach(() => {
  now = 1000;
  presence = new Presence(() => now);
  heard = [];
  presence.listen((table, where) => heard.push(`${table} ${where}`));
  presence.track('one');
});

test('a person is there while any of their connections is, and away since the last one ended', () => {
  expect(presence.absentSince('one', 0)).toBe(1000);
  presence.connect('one', [0]);
  presence.connect('one', [0, 1]);
  now = 2000;
  presence.disconnect('one', [0]);
  expect([presence.isConnected('one', 0), presence.absentSince('one', 0)]).toEqual([true, undefined]);
  expect(presence.here('one')).toEqual({ seats: [0, 1], watchers: 0 });
  now = 3000;
  presence.disconnect('one', [0, 1]);
  now = 4000;
  expect([presence.isConnected('one', 0), presence.absentSince('one', 0)]).toEqual([false, 3000]);
  expect(heard).toEqual(['one here', 'one here', 'one here', 'one here']);
});

test('whoever holds no seat watches; whoever gets one does so no more', () => {
  presence.connect('one', []);
  expect(presence.watchers('one')).toBe(1);
  presence.reseat('one', [], [2]);
  expect(presence.here('one')).toEqual({ seats: [2], watchers: 0 });
  presence.reseat('one', [2], [2, 3]);
  expect(presence.here('one').seats).toEqual([2, 3]);
});

test('people who are connected elsewhere count, and are told of only when they change', () => {
  presence.connect('one', [0]);
  heard.length = 0;
  presence.setElsewhere('one', { seats: [1], watchers: 2 });
  presence.setElsewhere('one', { seats: [1], watchers: 2 });
  expect(heard).toEqual(['one elsewhere']);
  expect([presence.isConnected('one', 1), presence.watchers('one')]).toEqual([true, 2]);
  expect(presence.here('one')).toEqual({ seats: [0], watchers: 0 });
  now = 5000;
  presence.setElsewhere('one', { seats: [], watchers: 0 });
  now = 6000;
  expect(presence.absentSince('one', 1)).toBe(5000);
  expect(presence.absentSince('one', 0)).toBeUndefined();
});

test('of a table that was let go nothing is known', () => {
  presence.connect('one', [0]);
  presence.forget('one');
  expect([presence.isConnected('one', 0), presence.watchers('one')]).toEqual([false, 0]);
  expect(presence.here('one')).toEqual({ seats: [], watchers: 0 });
});
