/** Who is likely to win: the chart of a finished game, its dearest turns, hints, and what spectators see. Fetched when it is first shown. */
export const chance = {
  title: 'Chance of winning',
  explained:
    'What bots make of it, playing on from each turn many times: they know all hands and tickets, but not the order of the deck. Luck still to come is part of it: these are estimates.',
  percent: (count: number) => `${count}%`,
  chart: 'Chance of winning, turn by turn',
  workingOut: (percent: string) => `Working it out, getting more exact: ${percent}`,
  toReplay: 'Look at this turn in the replay',
  figures: 'All figures',
  turn: 'Turn',
  player: 'Player',
  costly: 'The turns that cost most',
  costlyHint: 'Judged by what the player could see at that moment.',
  lookingForCostly: 'Looking for the turns that cost most',
  noneCostly: 'No turn cost anything that could be told from luck.',
  turnBy: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  better: (move: string) => `Better: ${move}`,
  cost: (points: number) => `It cost about ${points} percentage points of the chance of winning.`,
  thatTurn: 'Look at it in the replay',
  beforeAfter: (before: string, after: string) => `Chance of winning: ${before} before, ${after} after.`,
  toWin: (percent: string) => `About ${percent} to win, going by what everybody sees.`,
  setting: 'Spectators see who is likely to win',
  settingHint:
    'Only for tables that agree to it: a player who opens the table as a spectator as well could see it too.',
  live: 'Chance of winning, estimated',
  liveHint: 'Worked out in this browser from what spectators see.',
};

export type ChanceTexts = typeof chance;
