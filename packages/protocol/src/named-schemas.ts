import type { z } from 'zod';
import { Action, Event } from './actions.ts';
import * as devices from './devices.ts';
import { RefusalSchema, RejectionSchema } from './errors.ts';
import { FinishedGamesAnswer } from './figures.ts';
import { GalleryAnswerBody, OfferMapBody } from './gallery.ts';
import * as http from './http-schemas.ts';
import { Order, OrderAnswer } from './orders.ts';
import { KnownSchema, PlayerPositionSchema, PositionSchema } from './position.ts';
import { ClientMessages, EntrySchema, ServerMessages } from './socket-schemas.ts';
import {
  Chat,
  Info,
  NoticeSchema,
  ProposalSchema,
  Seat,
  SeatClockSchema,
  TableSettingsSchema,
  Yourself,
} from './table.ts';
import { SetWebhookBody, WebhookAnswer } from './webhook.ts';

/** What the schemas are called in the OpenAPI document, and so in every client that is made from it. */
export const namedSchemas: Readonly<Record<string, z.ZodType>> = {
  Action,
  AnswerTaken: http.AnswerTakenBody,
  ChatLine: Chat,
  ChatLines: http.ChatLinesAnswer,
  ClientMessage: ClientMessages,
  CreateTable: http.CreateTableBody,
  DeviceLink: devices.LinkAnswer,
  DeviceList: devices.DevicesAnswer,
  Done: http.DoneAnswer,
  Entry: EntrySchema,
  Event,
  FinishedGames: FinishedGamesAnswer,
  Gallery: GalleryAnswerBody,
  GameFacts: http.GameFactsAnswer,
  GameListing: http.GameListingAnswer,
  ChangeSetup: http.ChangeSetupBody,
  HandOver: http.HandOverBody,
  MakeProposal: http.MakeProposalBody,
  Proposal: ProposalSchema,
  SetPerson: http.SetPersonBody,
  StartTable: http.StartTableBody,
  SwapSeats: http.SwapSeatsBody,
  TableNotice: NoticeSchema,
  Vote: http.VoteBody,
  JoinTable: http.JoinTableBody,
  Known: KnownSchema,
  LeaveTable: http.LeaveTableBody,
  LinkOwner: devices.LinkOwnerAnswer,
  LinkSecret: devices.LinkSecretBody,
  MoveSeat: http.MoveSeatBody,
  MuteAuthor: http.MuteAuthorBody,
  OfferMap: OfferMapBody,
  OrderState: OrderAnswer,
  PasskeyList: devices.PasskeysAnswer,
  PlayerPosition: PlayerPositionSchema,
  Position: PositionSchema,
  PushSubscription: http.PushSubscriptionBody,
  Readmit: http.ReadmitBody,
  Refusal: RefusalSchema,
  Rejection: RejectionSchema,
  SayAtTable: http.SayAtTableBody,
  SeatClock: SeatClockSchema,
  SeatInfo: Seat,
  SendAnswer: http.SendAnswerBody,
  ServerMessage: ServerMessages,
  ServerNotes: http.ServerNotesAnswer,
  Session: http.SessionAnswer,
  SetSeat: http.SetSeatBody,
  SetSession: http.SetSessionBody,
  Seek: http.SeekBody,
  ShareReplay: http.ShareReplayBody,
  SetWebhook: SetWebhookBody,
  StandingOrder: Order,
  TableAnswer: http.TableAnswerBody,
  TableInfo: Info,
  TableLinks: http.TableLinksAnswer,
  TableList: http.TableListAnswer,
  TableLog: http.TableLogAnswer,
  TableSettings: TableSettingsSchema,
  TableView: http.TableViewAnswer,
  Webhook: WebhookAnswer,
  You: Yourself,
};
