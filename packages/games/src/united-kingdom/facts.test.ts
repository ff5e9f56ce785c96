import { describe, expect, test } from 'vitest';
import { broken, entry, factsOf, type Json, set } from '../testing/broken-facts.ts';

const facts = factsOf('united-kingdom');

test('the facts have no fault (UK-1)', () => {
  expect(broken(facts, () => {})).toEqual([]);
});

describe('a file that is not the printed one', () => {
  test.each<[string, (facts: Json) => void, string]>([
    [
      'a cheaper technology (UK-29)',
      (facts) => set(entry(facts.technologies, 'double-heading'), 'price', 3),
      'technologies, double-heading: price 3, but UK-29 says 4',
    ],
    [
      'more copies (UK-30)',
      (facts) => set(entry(facts.technologies, 'right-of-way'), 'copies', 4),
      'technologies, right-of-way: 4 copies, but UK-30 says 1',
    ],
    [
      'another rule (UK-26)',
      (facts) => set(entry(facts.technologies, 'booster'), 'rule', 'UK-27'),
      'technologies, booster: rule UK-27, but its rule is UK-26',
    ],
    [
      'a technology lost (UK-44)',
      (facts) => facts.technologies?.pop(),
      'technologies: diesel-power is missing (UK-44)',
    ],
    [
      'a technology of nobody',
      (facts) => set(entry(facts.technologies, 'booster'), 'id', 'rocket'),
      'technologies: rocket is in no rule',
    ],
    [
      'a Welsh place moved to England (UK-20)',
      (facts) => set(entry(facts.places, 'cardiff'), 'region', 'england'),
      'places: 4 in wales, but UK-20 counts 5',
    ],
    [
      'an Irish place moved to Scotland (UK-22)',
      (facts) => set(entry(facts.places, 'belfast'), 'region', 'scotland'),
      'places: 11 in scotland, but UK-22 counts 10',
    ],
    [
      'regions that ask for nothing (UK-22)',
      (facts) => Reflect.deleteProperty(entry(facts.regions, 'scotland'), 'technology'),
      'regions.scotland.technology: nothing, but UK-22 says scotland-concession',
    ],
    [
      'a France with another end (UK-8)',
      (facts) => set(entry(facts.groups, 'france'), 'members', ['france-west', 'dover']),
      'groups.france.members.1: dover, but UK-8 says france-east',
    ],
    [
      'a cheap way to New York (UK-7)',
      (facts) => set(entry(facts.routes, 'southampton--new-york'), 'points', 4),
      'routes.southampton--new-york.points: 4, but UK-7 says 40',
    ],
    [
      'long routes for the stoker (UK-24)',
      (facts) => set(facts.rules?.technologies?.byLength, '4', 'mechanical-stoker'),
      'rules.technologies.byLength.4: mechanical-stoker, but UK-24 says superheated-steam-boiler',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});

describe('groups, regions and technologies that make no sense', () => {
  test.each<[string, (facts: Json) => void, string]>([
    [
      'a ticket inside one group',
      (facts) => set(entry(facts.tickets, 'london--france'), 'a', 'france-west'),
      'tickets, london--france: its two ends are the same',
    ],
    [
      'both ends of France joined into one',
      (facts) => set(entry(facts.routes, 'dover--france-east'), 'b', 'france'),
      'routes, dover--france-east: its end france is no place of the board',
    ],
    [
      'a group of strangers',
      (facts) => set(entry(facts.groups, 'france'), 'members', ['france-west', 'calais']),
      'groups, france: calais is no place of the board',
    ],
    [
      'a group with the id of a place',
      (facts) => set(entry(facts.groups, 'france'), 'id', 'dover'),
      'groups and places: dover is there 2 times',
    ],
    [
      'a place in no region',
      (facts) => set(entry(facts.places, 'dover'), 'region', 'kent'),
      'places, dover: kent is no region of the board',
    ],
    [
      'a concession nobody sells',
      (facts) => set(entry(facts.regions, 'wales'), 'technology', 'passport'),
      'regions, wales: passport is no technology',
    ],
  ])('%s', (_what, damage, sentence) => {
    expect(broken(facts, damage)).toContain(`facts.json: ${sentence}.`);
  });
});
