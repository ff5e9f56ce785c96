import type { Passkey } from '@branchline/protocol';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Belonging, TableStore } from '../store/table-store.ts';

/** What is kept of a passkey: nothing that is secret. */
interface PasskeyBody {
  readonly name: string;
  readonly publicKey: string;
  readonly counter: number;
}

export interface PasskeysParts {
  readonly store: Pick<TableStore, 'belonging' | 'belongings' | 'setBelonging' | 'takeBelonging'>;
  readonly now: () => number;
}

/** Who asks for a passkey, and at which address of ours. */
interface Asking {
  readonly person: string;
  readonly name: string;
  readonly origin: string;
}

const CHALLENGE_MS = 5 * 60 * 1000;
const MOST_A_PERSON = 10;
const HOUSE = 'Branchline';

/** Read when the first passkey is used: of all that a start would read it is the largest. */
const webAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

/** Passkeys (WebAuthn): a person comes back with what their device or its maker keeps for them. */
export class Passkeys {
  readonly #parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.#parts = parts;
  }

  async list(person: string): Promise<readonly Passkey[]> {
    const all = await this.#parts.store.belongings(person, 'passkey');
    return all.map((one) => ({ id: one.id, name: bodyOf(one).name, since: one.at }));
  }

  /** What the browser needs to make one; nothing: there are enough. */
  async offer({ person, name, origin }: Asking): Promise<object | undefined> {
    const known = await this.#parts.store.belongings(person, 'passkey');
    if (known.length >= MOST_A_PERSON) return undefined;
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: HOUSE,
      rpID: hostOf(origin),
      userID: new TextEncoder().encode(person),
      userName: name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#remember(options.challenge, person);
    return options;
  }

  /** Keeps a passkey that was made as offered; false: it was not. */
  async add({ person, name, origin }: Asking, given: object): Promise<boolean> {
    const { store, now } = this.#parts;
    const response = given as RegistrationResponseJSON;
    const { verifyRegistrationResponse } = await webAuthn();
    const checked = await verified(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#takes(challenge, person),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        requireUserVerification: false,
      }),
    );
    if (!checked?.verified) return false;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    if ((await store.belonging('passkey', id)) !== undefined) return false;
    const body: PasskeyBody = { name, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    await store.setBelonging({ kind: 'passkey', id, person, at: now(), body: JSON.stringify(body) });
    return true;
  }

  /** What the browser needs to show one, whosever it is. */
  async ask(origin: string): Promise<object> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' });
    await this.#remember(options.challenge, '');
    return options;
  }

  /** Whose passkey was shown; nothing: one that is not known here, or not rightly shown. */
  async personOf(given: object, origin: string): Promise<string | undefined> {
    const { store } = this.#parts;
    const response = given as AuthenticationResponseJSON;
    const known = await store.belonging('passkey', String(response.id));
    if (known === undefined) return undefined;
    const body = bodyOf(known);
    const { verifyAuthenticationResponse } = await webAuthn();
    const checked = await verified(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#takes(challenge, ''),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        credential: { id: known.id, publicKey: Buffer.from(body.publicKey, 'base64url'), counter: body.counter },
        requireUserVerification: false,
      }),
    );
    if (!checked?.verified) return undefined;
    const counter = checked.authenticationInfo.newCounter;
    await store.setBelonging({ ...known, body: JSON.stringify({ ...body, counter }) });
    return known.person;
  }

  async remove(person: string, id: string): Promise<boolean> {
    const { store } = this.#parts;
    if ((await store.belonging('passkey', id))?.person !== person) return false;
    return (await store.takeBelonging('passkey', id)) !== undefined;
  }

  async #remember(challenge: string, person: string): Promise<void> {
    const { store, now } = this.#parts;
    await store.setBelonging({ kind: 'challenge', id: challenge, person, at: now() + CHALLENGE_MS, body: '' });
  }

  /** A challenge is answered once, soon, and by whom it was put to. */
  async #takes(challenge: string, person: string): Promise<boolean> {
    const { store, now } = this.#parts;
    const asked = await store.takeBelonging('challenge', challenge);
    return asked !== undefined && asked.person === person && asked.at >= now();
  }
}

/** The library throws at whatever is not as it must be: to us that is an answer, not a fault. */
async function verified<Answer>(check: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

const hostOf = (origin: string): string => new URL(origin).hostname;

function bodyOf({ body }: Belonging): PasskeyBody {
  return JSON.parse(body) as PasskeyBody;
}
