import { gameFromPack } from '@branchline/games';
import { randomPack } from '@branchline/games/testing';
import { describe, expect, test } from 'vitest';
import { progressOf } from './board-queries.ts';
import {
  beginStation,
  chooseCity,
  citiesToBuild,
  stationCities,
  stationIn,
  stationPrice,
  stationsOnBoard,
  waysToBuild,
} from './stations.ts';
import type { TableModel } from './table-model.ts';
import { tableAfter } from './testing/table-after.ts';

/** Maps made at random in which stations are built. */
const packs = Array.from({ length: 40 }, (_, seed) => randomPack(seed)).filter(({ rules }) => rules.stations);

const tables: readonly TableModel[] = packs.flatMap((pack) =>
  [3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 30, 45].map((answers) => tableAfter(gameFromPack(pack).make({}), answers, answers)),
);
const building = tables.filter((model) => citiesToBuild(model).size > 0);
const started = tables.filter((model) => stationsOnBoard(model).size > 0);

test('there are tables enough at which a station can be built, and at which some stand', () => {
  expect(building.length).toBeGreaterThan(10);
  expect(started.length).toBeGreaterThan(5);
});

describe('a station (EU-10)', () => {
  test('can be built in every city without one, and each way to pay for it is told once', () => {
    for (const model of building) {
      const taken = stationsOnBoard(model);
      const free = stationCities(model).filter(({ owner }) => owner === undefined);
      expect(free.every(({ id, now }) => now && !taken.has(id))).toBe(true);
      const ways = waysToBuild(model).map((cards) => cards.toSorted().join());
      expect(new Set(ways).size).toBe(ways.length);
      for (const { id } of free)
        for (const cards of waysToBuild(model)) expect(model.explain(stationIn(id, cards))).toBeUndefined();
      for (const cards of waysToBuild(model)) expect(cards).toHaveLength(stationPrice(model) ?? 0);
    }
  });

  test('is chosen with the best way to pay, and nothing is final', () => {
    for (const model of building) {
      beginStation(model);
      expect(model.draft.building.value).toBe(true);
      const [city = ''] = citiesToBuild(model);
      chooseCity(model, city);
      expect(model.draft.city.value).toBe(city);
      expect(model.draft.cards.value.toSorted()).toEqual(waysToBuild(model)[0]?.toSorted());
      model.undo();
      expect([model.draft.building.value, model.draft.city.value, model.draft.cards.value]).toEqual([
        false,
        undefined,
        [],
      ]);
    }
  });

  test('keeps the cards that were picked already, if they can pay for it', () => {
    const models = building.filter((model) => waysToBuild(model).length > 1);
    expect(models.length).toBeGreaterThan(0);
    for (const model of models) {
      const wanted = waysToBuild(model).at(-1) ?? [];
      model.draft.pay(wanted);
      chooseCity(model, [...citiesToBuild(model)][0] ?? '');
      expect(model.draft.cards.value.toSorted()).toEqual(wanted.toSorted());
      model.undo();
    }
  });

  test('is refused with the reason where one stands, and nothing is put together', () => {
    const models = started.filter(({ asked, me }) => asked.value?.kind === 'turn' && me.value?.stationsLeft);
    expect(models.length).toBeGreaterThan(0);
    for (const model of models) {
      const [[city = ''] = []] = stationsOnBoard(model);
      chooseCity(model, city);
      expect(model.problem.value).toMatchObject({ code: 'stationThere', facts: { city } });
      expect(model.draft.city.value).toBeUndefined();
      model.problem.value = undefined;
    }
  });

  test('that nobody could pay for is refused before a city is chosen', () => {
    const poor = tables.filter(({ asked, offers }) => {
      const turn = asked.value?.kind === 'turn';
      return turn && !offers.value.some(({ type }) => type === 'buildStation');
    });
    expect(poor.length).toBeGreaterThan(0);
    for (const model of poor) {
      beginStation(model);
      expect(model.draft.building.value).toBe(false);
      expect(['wrongStationPrice', 'noStationsLeft']).toContain(model.problem.value?.code);
      model.problem.value = undefined;
    }
  });
});

describe('tickets and stations (EU-11)', () => {
  test('a ticket that only a station does is done in the score of the game, and by no way of one’s own', () => {
    const seen = { done: 0, open: 0 };
    for (const model of tables) {
      const sheet = model.game.score(model.shown.view.value);
      for (const id of model.me.value?.tickets.items ?? []) {
        const progress = progressOf(model, id);
        const ticket = model.game.naming.names.tickets.indexOf(id);
        const line = sheet.seats[0]?.lines.find((one) => one.ticket === ticket);
        expect(progress?.done, id).toBe(line?.done);
        if (!progress?.byStation) continue;
        seen[progress.done ? 'done' : 'open']++;
        expect(progress.missing).toBeUndefined();
      }
    }
    expect(seen.done).toBeGreaterThan(0);
    expect(seen.open).toBeGreaterThan(0);
  });

  test('a city is useful only where another player’s route could be borrowed, and free cities come first', () => {
    let useful = 0;
    for (const model of tables) {
      const cities = stationCities(model);
      const owned = cities.findIndex(({ owner }) => owner !== undefined);
      if (owned >= 0) expect(cities.slice(owned).every(({ owner }) => owner !== undefined)).toBe(true);
      for (const { tickets, borrowable } of cities) {
        if (tickets.length > 0) expect(borrowable).toBeGreaterThan(0);
        useful += tickets.length;
      }
    }
    expect(useful).toBeGreaterThan(0);
  });
});
