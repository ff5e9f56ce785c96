/* What the thread of a table asks of the bots, in a file of its own that is fetched when the first of them is to move. */
export { makeOpponent } from '@branchline/bots';
