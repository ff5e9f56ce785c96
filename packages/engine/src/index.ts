export { leastHarmful } from './absent/least-harm.ts';
export type { BoardAction, BuildStation, BuyTechnology, ClaimRoute } from './board/actions.ts';
export {
  type Board,
  type BoardFacts,
  GREY,
  type PlaceFacts,
  type Route,
  type RouteFacts,
  type RouteKind,
  readBoard,
  type Ticket,
  type TicketFacts,
} from './board/board.ts';
export { type BoardGame, boardGame, isBoardGame } from './board/board-game.ts';
export {
  type ClaimCondition,
  type ConditionPiece,
  enoughPieces,
  oneTrackASeat,
  oneTrackWhenFew,
  technologiesNeeded,
} from './board/conditions.ts';
export type { BoardEvent } from './board/events.ts';
export { frontWidth, longestPath, longestTrail } from './board/longest-path.ts';
export { hasTechnology, withTechnology } from './board/payment.ts';
export type { BoardQuestion, TurnAction } from './board/questions.ts';
export {
  copiesLeft,
  holdersOf,
  holds,
  isFree,
  isHeldByAnother,
  mayStill,
  piecesOf,
  piecesToLastRound,
  stationOwner,
  stationsBuilt,
  technologiesOf,
  tunnelExtra,
  tunnelRoute,
} from './board/read.ts';
export { isClosedTrack, missingTechnologies, spacesToClaim } from './board/route-bars.ts';
export type { RouteNeeds } from './board/route-needs.ts';
export type { BoardRules, Reckoning, ScoringPiece, TechnologyFacts } from './board/rules.ts';
export {
  attractions,
  globetrotter,
  hasMost,
  longestPathBonus,
  routePoints,
  stationPoints,
  ticketPoints,
} from './board/scoring-pieces.ts';
export { type RouteGraph, routeGraph, ShortestPath } from './board/shortest-path.ts';
export { exchangeWithDeck, exchangeWithHand, shuffleDeck } from './cards/exchange-cards.ts';
export {
  cardTotal,
  deckCount,
  discardedOf,
  handByKind,
  handCount,
  heldOfKind,
  kindCount,
  marketCard,
  marketSize,
  wildKind,
} from './cards/read.ts';
export { neverSwept, sweptAtWilds } from './cards/supply.ts';
export type { TakeCard } from './cards/take-card.ts';
export { type Cards, cardsOf, cardsOfKind, countOf, totalOf } from './kernel/cards.ts';
export type { Chance } from './kernel/chance.ts';
export { type Bits, below, shuffleWith } from './kernel/chance.ts';
export type { AnswerEntry, DealEntry, Entry, MovedBy, SeenEntry } from './kernel/entry.ts';
export { fastBits, fastChance } from './kernel/fast-chance.ts';
export type { Asked, Begun, Family, Game, GameAction, GameEvent, Ruling } from './kernel/game.ts';
export {
  type Named,
  type NamedAction,
  type NamedEvent,
  type NamedPile,
  type NamedRejection,
  type NamedSealed,
  type NameLists,
  type Naming,
  UnknownName,
} from './kernel/naming.ts';
export { type BadOption, isBadOption, type OptionRule, type Options, readOptions } from './kernel/options.ts';
export { type Pile, type Sealed, veilEvent } from './kernel/pile.ts';
export type { Known, PlayerPosition, Position, TunnelPosition } from './kernel/position.ts';
export { isLastRound, pointsOf, questionsAsked, seatCount, turnOf } from './kernel/read.ts';
export type { Rejection, RejectionCode, Rejections } from './kernel/rejection.ts';
export type { ScoreKind, ScoreLine, ScoreSheet, SeatScore, TieBreakKind } from './kernel/score-sheet.ts';
export type { Seat, Viewer } from './kernel/seat.ts';
export type { State, View } from './kernel/state.ts';
export { isSecretSeed, type SecretSeed, strongChance } from './kernel/strong-chance.ts';
export { exchangeTicket, shuffleTicketPile } from './tickets/exchange-tickets.ts';
export type { KeepTickets } from './tickets/keep-tickets.ts';
export { keepAtLeast, ticketCount, ticketPileCount, ticketsHeld, ticketsOffered } from './tickets/read.ts';
export { ticketsIn } from './tickets/ticket-set.ts';
export type { CompleteTickets, LayCards, YardAction } from './yard/actions.ts';
export type { YardEvent } from './yard/events.ts';
export type { YardQuestion } from './yard/questions.ts';
export {
  deckNumber,
  isPileOpen,
  isYardGame,
  onTrackCount,
  onTrackOfKind,
  rowCards,
  rowOwner,
  rowWilds,
  ticketsCompleted,
  withOnTrackPiles,
} from './yard/read.ts';
export type { YardRules } from './yard/rules.ts';
export type { Bonus, Yard, YardFacts, YardTicket, YardTicketFacts } from './yard/yard.ts';
export { type YardGame, yardGame } from './yard/yard-game.ts';
