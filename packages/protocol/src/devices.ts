import { z } from 'zod';
import type { Moment } from './table.ts';

/** A browser somebody plays in. */
export interface Device {
  readonly id: string;
  /** What it says of itself: `Firefox, Android`. */
  readonly name: string;
  readonly since: Moment;
  readonly seenAt: Moment;
  /** The one that asks. */
  readonly here: boolean;
}

/** `GET /api/devices`. */
export interface DeviceList {
  readonly devices: readonly Device[];
  /** When the recovery link was made, if there is one. */
  readonly recoverySince?: Moment;
}

/** `POST /api/devices/link`, `POST /api/devices/recovery`: a path behind this server's address. Its secret stands behind the `#`. */
export interface DeviceLink {
  readonly path: string;
  /** Absent: it is good until another one is made. */
  readonly until?: Moment;
}

/** `POST /api/devices/look`, `POST /api/devices/join`: what stands behind the `#` of a link. */
export interface LinkSecret {
  readonly secret: string;
}

/** Whose link it is. */
export interface LinkOwner {
  readonly name?: string;
  /** How many tables come along. */
  readonly tables: number;
  /** How many tables this browser has by itself, and would leave behind. */
  readonly left: number;
  /** This browser is that person's already. */
  readonly same: boolean;
}

export const DevicesAnswer: z.ZodType<DeviceList> = z.object({
  devices: z.array(
    z.object({ id: z.string(), name: z.string(), since: z.number(), seenAt: z.number(), here: z.boolean() }),
  ),
  recoverySince: z.number().exactOptional(),
});
export const LinkAnswer: z.ZodType<DeviceLink> = z.object({ path: z.string(), until: z.number().exactOptional() });
export const LinkSecretBody: z.ZodType<LinkSecret> = z.strictObject({ secret: z.string().min(1).max(100) });
export const LinkOwnerAnswer: z.ZodType<LinkOwner> = z.object({
  name: z.string().exactOptional(),
  tables: z.int(),
  left: z.int(),
  same: z.boolean(),
});

/** A passkey of somebody's, as far as it may be told. */
export interface Passkey {
  readonly id: string;
  /** The browser it was made in. */
  readonly name: string;
  readonly since: Moment;
}

/** `GET /api/passkeys`. */
export interface PasskeyList {
  readonly passkeys: readonly Passkey[];
}

export const PasskeysAnswer: z.ZodType<PasskeyList> = z.object({
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), since: z.number() })),
});
/** `POST /api/passkeys/offer`, `POST /api/passkeys/ask`: as WebAuthn says, for the browser. */
export const PasskeyOptionsAnswer: z.ZodType<Readonly<Record<string, unknown>>> = z.record(z.string(), z.unknown());
/** `POST /api/passkeys`, `POST /api/passkeys/join`: as WebAuthn says, from the browser. */
export const PasskeyResponseBody: z.ZodType<Readonly<Record<string, unknown>>> = z.looseObject({
  id: z.string().min(1).max(1400),
});
