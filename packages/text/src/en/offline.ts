/** Without a network, and when a new version has come. */
export const offline = {
  noNetwork:
    'There is no network just now. Tables with other people need one; games against bots, pass and play, the rules and the lesson do not.',
  update: 'A new version is ready.',
  useUpdate: 'Use it now',
  later: 'Later',
  unreadableHint: 'What was played is still there: save it as a file, or throw the game away.',
  tableBegan: (game: string) => `${game}: the game has begun`,
  tableOver: (game: string) => `${game}: the game is over`,
  orderEnded: (game: string) => `${game}: what you had planned is done or not possible any more`,
};
