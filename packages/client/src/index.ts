export type * from './api-types.ts';
export {
  type Answered,
  type Asked,
  type Client,
  type ClientSettings,
  createClient,
  type OperationName,
  RefusedError,
} from './client.ts';
export { type Following, type FollowSettings, followTable, type TableMessage } from './follow-table.ts';
export { type LiveSocket, openSocket, type SocketSettings, type SocketState } from './live-socket.ts';
export { type AskedView, playSeat, type SeatToPlay, sendAnswer } from './play-seat.ts';
export { type ApiResult, type Sent, sendRequest } from './request.ts';
export { readTableLink, type TableLink } from './table-link.ts';
