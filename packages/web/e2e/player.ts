import { expect, type Locator, type Page } from '@playwright/test';
import { en, type Messages } from '../../text/src/en/en.ts';
import { houseGames } from './games.ts';
import { type GlowingRoute, type Look, look, type Waiting } from './look.ts';

/** Every game has been played before: nothing has to be told about it. */
const MET = houseGames.map(({ id }) => id).join();

/** Bots answer without thinking and nothing moves, so that a whole game takes seconds. */
export async function chooseFastSettings(page: Page, choices: object = {}): Promise<void> {
  const settings = JSON.stringify({
    botPace: 0,
    speed: 0,
    sound: false,
    level: 'novice',
    met: MET,
    recovery: 'told',
    ...choices,
  });
  await page.addInitScript((kept) => {
    localStorage.getItem('branchline.settings') ?? localStorage.setItem('branchline.settings', kept);
  }, settings);
}

/** The same dice for everybody, so that the same cards are dealt. The bots wait until the picture is taken. */
export async function sameDeal(page: Page, choices: object = {}): Promise<void> {
  await chooseFastSettings(page, { botPace: 10_000, ...choices });
  await page.addInitScript(() => {
    let state = 7;
    crypto.getRandomValues = (array) => {
      if (!array) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        bytes[at] = state >>> 16;
      }
      return array;
    };
  });
}

/** No dialog is open any more: keys are the table's again. */
export async function dialogClosed(page: Page): Promise<void> {
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Long enough for a machine that is busy with something else, too short for a game that is stuck to go unnoticed. */
const PATIENCE = { question: 30_000, change: 3000 };

/** Any number a sentence of the page may have in it. */
const numbers = Array.from({ length: 60 }, (_, number) => number);

/** A player who sees the page and nothing else. */
export class Player {
  readonly page: Page;
  readonly question: Locator;
  readonly touch: boolean;
  readonly messages: Messages;

  /** With a finger on a phone, with a mouse elsewhere; reading the texts of a language. */
  constructor(page: Page, { touch = false, messages = en }: { touch?: boolean; messages?: Messages } = {}) {
    this.page = page;
    this.touch = touch;
    this.messages = messages;
    this.question = page.locator('.question');
  }

  async hit(target: Locator): Promise<void> {
    await (this.touch ? target.tap() : target.click());
  }

  async playNow(game: string): Promise<void> {
    await this.page.goto('/');
    await this.hit(this.page.getByRole('button', { name: this.messages.start.playNowLabel(game) }));
  }

  /** Looks, once there is something else to see. */
  look(waiting: Partial<Waiting> = {}): Promise<Look> {
    return this.page.evaluate(look, { patience: PATIENCE.change, ...waiting });
  }

  /** What is asked now, once anything new is; nothing, when the game is over. */
  async asked(answered = ''): Promise<Look | undefined> {
    const seen = await this.look({ answered, patience: PATIENCE.question });
    if (seen.over) return undefined;
    if (seen.number === '' || seen.number === answered) throw new Error(`nothing is asked: ${JSON.stringify(seen)}`);
    return seen;
  }

  /** Presses the button that answers, whatever it is called. */
  async confirm(): Promise<void> {
    await this.hit(this.question.locator('.primary'));
  }

  async press(text: string): Promise<boolean> {
    const button = this.question.getByRole('button', { name: text, exact: true });
    if ((await button.count()) === 0) return false;
    await this.hit(button);
    return true;
  }

  /** A click or tap where a player would aim. */
  async aim({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  /** A click or tap in the middle of the route's track. */
  async aimAt(route: string): Promise<void> {
    await this.aim(await this.#middleOf(route));
  }

  #middleOf(route: string): Promise<{ x: number; y: number }> {
    return this.page.locator(`[data-route="${route}"] .hit`).evaluate((path: SVGPathElement) => {
      const { x, y } = path
        .getPointAtLength(path.getTotalLength() / 2)
        .matrixTransform(path.getScreenCTM() ?? new DOMMatrix());
      return { x, y };
    });
  }

  /** Pulls a stack of cards onto a route with the mouse. */
  async drag(stack: Locator, route: string): Promise<void> {
    const [from, to] = [await stack.boundingBox(), await this.#middleOf(route)];
    if (!from) throw new Error('no stack to drag');
    const { mouse } = this.page;
    await mouse.move(from.x + 20, from.y + 20);
    await mouse.down();
    await mouse.move(from.x + 60, from.y - 60, { steps: 3 });
    await mouse.move(to.x, to.y, { steps: 5 });
    await mouse.up();
  }

  async claimable(): Promise<readonly string[]> {
    return (await this.look({ patience: 0 })).routes.map(({ id }) => id);
  }

  /** Claims the longest of the routes that glow; answers whether any did. */
  async claimOne(): Promise<boolean> {
    let seen = await this.look({ patience: 0 });
    const longest = (routes: readonly GlowingRoute[]) =>
      routes.reduce<GlowingRoute | undefined>(
        (best, one) => (best && best.spaces >= one.spaces ? best : one),
        undefined,
      );
    const wanted = longest(seen.routes);
    if (!wanted) return false;
    const claims = new Set(numbers.map(this.messages.questions.claim));
    // A finger between two tracks brings the board nearer first, and then the route may be out of sight.
    for (let tries = 0; tries < 6; tries++) {
      // A finger on a double is asked which track it means; one that came late, while another was being paid for, is put away.
      const asks = this.page.locator('.twin-choice[open]');
      if ((await asks.count()) > 0) {
        const track = asks.locator(`[data-track="${wanted.id}"]`);
        if ((await track.count()) > 0) await this.hit(track);
        else await this.page.keyboard.press('Escape');
        await expect(asks).toHaveCount(0);
        seen = await this.look({ patience: 0 });
      }
      if (seen.buttons.some((name) => claims.has(name))) {
        // A second tap that comes late can take the claim back, or ask about a double: then it is aimed at once more.
        const claim = this.question.locator('.primary');
        const done = this.touch ? claim.tap({ timeout: 4000 }) : claim.click({ timeout: 4000 });
        if (
          await done.then(
            () => true,
            () => false,
          )
        )
          return true;
        seen = await this.look({ patience: 0 });
        continue;
      }
      const { state } = seen;
      const route = seen.routes.find(({ id }) => id === wanted.id);
      if (route?.inSight) await this.aim(route);
      else await this.hit(this.page.getByRole('button', { name: this.messages.table.wholeBoard }));
      seen = await this.look({ state });
    }
    throw new Error(`${wanted.id} glows and cannot be claimed: ${JSON.stringify(seen)}`);
  }

  /** Buys the first technology that can be paid for; answers whether there was one. */
  async buyOne(): Promise<boolean> {
    const { questions } = this.messages;
    if (!(await this.press(questions.technologies))) return false;
    const affordable = this.page.locator('.wares.affordable');
    if ((await affordable.count()) === 0) {
      await this.press(questions.cancel);
      return false;
    }
    await this.hit(affordable.first());
    await this.confirm();
    return true;
  }

  /** Builds a station in the most useful city; answers whether one could be paid for. */
  async buildOne(): Promise<boolean> {
    if (!(await this.press(this.messages.questions.buildStation))) return false;
    const city = this.page.locator('.cities .city').first();
    const refusal = this.page.locator('.why-not button');
    await expect(city.or(refusal)).toBeVisible();
    if (await refusal.isVisible()) {
      await this.hit(refusal);
      return false;
    }
    await this.hit(city);
    await this.confirm();
    return true;
  }

  /** On a phone the parts of a table are tabs. */
  async turnTo(part: 'hand' | 'market'): Promise<void> {
    const tab = this.page.getByRole('tab', { name: this.messages.table.tabs[part] });
    if ((await tab.isVisible()) && (await tab.getAttribute('aria-selected')) !== 'true') await this.hit(tab);
  }

  /** A card from the deck or from the market; if there is none, whatever else a turn can be spent on. */
  async takeCard(): Promise<void> {
    const { buttons, takeable } = await this.look({ patience: 0 });
    const { fromDeck, drawTickets, endTurn, pass } = this.messages.questions;
    const other = [fromDeck, drawTickets, endTurn, pass].find((name) => buttons.includes(name));
    if (other === fromDeck || (other && takeable === 0)) {
      await this.press(other);
      // A finger is asked once more.
      if (other === drawTickets && this.touch) await this.confirm();
    } else if (takeable > 0) {
      await this.turnTo('market');
      await this.hit(this.page.locator('.market .place.takeable').first());
    } else throw new Error(`there is nothing to do: ${JSON.stringify(await this.look({ patience: 0 }))}`);
  }

  /** Lays up to three cards of the colour there is most of (card game); answers whether that was allowed. */
  async layOne(): Promise<boolean> {
    const seen = await this.look({ patience: 0 });
    const colours = Object.entries(seen.hand).filter(([card]) => card !== 'wild');
    const [colour, count] = colours.sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
    if (count < 2) return false;
    await this.turnTo('hand');
    const stack = this.page.locator(`.hand [data-card="${colour}"]`);
    for (let cards = 0; cards < Math.min(count, 3); cards++) await this.hit(stack);
    const { layCards, layAndRob, cancel } = this.messages.questions;
    const { buttons } = await this.look({ state: seen.state });
    for (const text of [layCards, layAndRob]) if (buttons.includes(text)) return this.press(text);
    await this.press(cancel);
    return false;
  }

  /** Answers the question that is open, somehow sensibly. `turn` says what a turn is spent on. */
  async answer({ text, primary, buttons }: Look, turn: () => Promise<void>): Promise<void> {
    const { questions } = this.messages;
    if (this.#keeps(text)) {
      for (const ticket of await this.page.locator('.choice .ticket').all()) await this.hit(ticket);
      await this.confirm();
    } else if (text === questions.secondCard) await this.takeCard();
    else if (buttons.includes(questions.leaveTunnel)) {
      if (primary) await this.confirm();
      else await this.press(questions.leaveTunnel);
    } else if (text === questions.completeTickets) {
      await expect(this.question.locator('.primary')).toBeEnabled();
      await this.confirm();
    } else if (text === questions.mustPass) await this.press(questions.pass);
    else await turn();
  }

  /** Does it ask which tickets to keep? */
  #keeps(text: string): boolean {
    const most = numbers.slice(0, 7);
    return most.some((least) => most.some((offered) => this.messages.questions.keepTickets(least, offered) === text));
  }

  /** Plays until the score is shown. */
  async playToTheEnd(turn: () => Promise<void>, most = 400): Promise<void> {
    let answered = '';
    for (let step = 0; step < most; step++) {
      const asked = await this.asked(answered);
      if (asked === undefined) return;
      await this.answer(asked, turn);
      answered = asked.number;
    }
    throw new Error(`the game was not over after ${most} answers`);
  }
}
