import { expect, type Locator, type Page, test } from '@playwright/test';
import { da } from '../../text/src/da/da.ts';
import { en, type Messages } from '../../text/src/en/en.ts';
import { speak } from './every-language.ts';
import { finishedGame } from './finished-game.ts';
import { houseGames, type LessonAction, shortGame } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';

/** A learner who does what the guide says. */
class Learner {
  readonly page: Page;
  readonly coach: Locator;
  readonly player: Player;
  readonly messages: Messages;

  constructor(page: Page, messages: Messages) {
    this.page = page;
    this.messages = messages;
    this.coach = page.locator('.coach');
    this.player = new Player(page);
  }

  /** The guide is at this step, and says something about it. */
  async at(step: number): Promise<void> {
    await expect(this.coach.locator('.coach-count')).toHaveText(`${step} / 21`);
  }

  async next(): Promise<void> {
    await this.coach.getByRole('button', { name: this.messages.lesson.next }).click();
  }

  async take(place: number): Promise<void> {
    await this.page.locator(`.market [data-spot="market-${place}"]`).click();
  }

  async claim(route: string): Promise<void> {
    await this.page.locator(`[data-route="${route}"]`).press('Enter');
    await this.player.confirm();
  }

  async keepAll(): Promise<void> {
    for (const ticket of await this.page.locator('.choice .ticket').all()) await ticket.click();
    await this.player.confirm();
  }

  /** From the welcome to the last word. */
  async throughAll(): Promise<void> {
    await this.at(1);
    await this.next();
    await this.at(2);
    await this.keepAll();
    await this.at(3);
    await this.next();
    await this.at(4);
    await this.take(0);
    await this.at(5);
    await this.page.locator('.pile[data-spot="deck"]').click();
    await this.at(6);
    await this.next();
    await this.at(7);
    await this.take(0);
    await this.at(8);
    await this.page.locator('[data-route="chinatown--wall-street-pink"]').press('Enter');
    await this.at(9);
    await expect(this.page.locator('.why-not .rule')).toContainText('C-36');
    await this.next();
    await this.at(10);
    await this.claim('empire-state-building--midtown-west');
    await this.at(11);
    await this.next();
    await this.at(12);
    await this.take(0);
    await this.at(13);
    await this.take(0);
    await this.at(14);
    await this.next();
    await this.at(15);
    await this.claim('empire-state-building--united-nations');
    await this.at(16);
    await expect(this.page.locator('.tickets .ticket.done')).toHaveCount(1);
    await this.next();
    await this.at(17);
    await this.page.locator('.pile[data-spot="ticket-pile"]').click();
    await this.at(18);
    await this.page.locator('.choice .ticket').first().click();
    await this.player.confirm();
    await this.at(19);
    await this.next();
    await this.next();
    await this.at(21);
    await this.coach.getByRole('button', { name: this.messages.lesson.playOn }).click();
    await expect(this.coach).toHaveCount(0);
  }
}

test('a newcomer is offered the lesson, plays every step of it, and goes on in a real game', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/');
  await page.getByRole('link', { name: /New here\? Learn to play/ }).click();
  const learner = new Learner(page, en);
  await learner.throughAll();
  const { player } = learner;
  const asked = await player.asked();
  await player.takeCard();
  const next = await player.asked(asked?.number);
  await player.takeCard();
  // The bot plays for itself now, and the game goes on.
  expect((await player.asked(next?.number))?.number).not.toBe(next?.number);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Go on playing/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /New here|Go on with the lesson/ })).toHaveCount(0);
  await page.goto('/rules');
  await expect(page.getByRole('link', { name: `Lesson: ${shortGame.name}` })).toBeVisible();
});

test('the guide has a last word about the score', async ({ page }) => {
  await chooseFastSettings(page, { lesson: 'finished free' });
  await page.goto(await finishedGame(page));
  const coach = page.locator('.coach');
  await expect(coach).toContainText('The game is over');
  await coach.getByRole('button', { name: 'Close' }).click();
  await expect(coach).toHaveCount(0);
});

test('another move is held back with a word; the lesson can be left, resumed, and played without the guide', async ({
  page,
}) => {
  await chooseFastSettings(page);
  await page.goto('/lesson');
  const learner = new Learner(page, en);
  await learner.next();
  await learner.keepAll();
  await learner.at(3);
  // Whoever is faster than the guide is not held up: what comes next is taken as done.
  await learner.take(4);
  await expect(learner.coach.locator('.coach-astray')).toContainText('You may do that in any game');
  await expect(page.locator('.hand .cards')).toHaveCount(2);
  await learner.take(0);
  await learner.at(5);

  await page.goto('/');
  await page.getByRole('link', { name: /Go on with the lesson/ }).click();
  await learner.at(5);
  await page.reload();
  await learner.at(5);
  await learner.coach.getByRole('button', { name: 'Play without the guide' }).click();
  await expect(learner.coach).toHaveCount(0);
  await learner.take(3);
  await expect(learner.player.question).toContainText('Your turn');
});

test.describe('in another language', () => {
  test.use({ locale: 'da' });

  test('the lesson is the same', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto('/lesson');
    await expect(page.locator('.coach')).toContainText(`Velkommen til ${shortGame.names.da}`);
    await new Learner(page, da).throughAll();
    await expect(page.locator('.question')).toContainText(da.questions.turn);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the guide brings the part it speaks of onto the sheet, and leaves room for the board', async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto('/lesson');
    const learner = new Learner(page, en);
    await learner.next();
    await learner.keepAll();
    await learner.at(3);
    await learner.next();
    await learner.at(4);
    await expect(page.locator('[data-part="market"]')).toHaveAttribute('aria-selected', 'true');
    await learner.take(0);
    await learner.at(5);
    const board = await page.locator('.board-pane').boundingBox();
    expect(board?.height).toBeGreaterThan(220);
  });
});

/** Does at the table what a lesson asks for. */
async function perform(
  learner: Learner,
  { type, from, route, city, technology, ...chosen }: LessonAction,
): Promise<void> {
  const { page, player } = learner;
  const { cards = [], tickets = [] } = chosen;
  if (type === 'takeCard')
    return page.locator(from === 'deck' ? '.pile[data-spot="deck"]' : `[data-spot="market-${from}"]`).click();
  if (route !== undefined) return learner.claim(route);
  if (technology !== undefined) await player.press(learner.messages.questions.technologies);
  if (city !== undefined) await player.press(learner.messages.questions.buildStation);
  const [ware] = [technology && `[data-technology="${technology}"]`, city && `[data-city="${city}"]`].filter(Boolean);
  if (ware) await page.locator(ware).click();
  else if (type === 'layCards') for (const card of cards) await page.locator(`.hand [data-card="${card}"]`).click();
  for (const ticket of tickets) await page.locator(`.choice [data-ticket="${ticket}"]`).click();
  await player.confirm();
}

const UPRIGHT = { width: 1280, height: 800 };
const ON_ITS_SIDE = { width: 844, height: 390 };

/** On a phone's side, in the languages with the longest words, guide, question and hand stand beside the board without anything to scroll. */
async function expectRoomOnTheSide(page: Page, what: string): Promise<void> {
  await page.setViewportSize(ON_ITS_SIDE);
  for (const language of ['nl', 'fi']) {
    await speak(page, language);
    const scrolls = (): readonly string[] =>
      ['html', '.table', '.question', '.coach'].filter((name) => {
        const one = document.querySelector(name);
        return one !== null && one.scrollHeight > one.clientHeight + 1;
      });
    await expect.poll(() => page.evaluate(scrolls), { message: `${what} in ${language}` }).toEqual([]);
  }
  await speak(page, 'en');
  await page.setViewportSize(UPRIGHT);
}

const sisters = houseGames.filter(({ id, lesson }) => lesson && id !== shortGame.id);

for (const { id, name, lesson } of sisters) {
  test(`the lesson of ${name} is played to its end, and the game goes on`, async ({ page }) => {
    await chooseFastSettings(page);
    await page.goto(`/rules/${id}`);
    await page.getByRole('link', { name: `Lesson: ${name}` }).click();
    const learner = new Learner(page, en);
    const steps = lesson?.steps ?? [];
    const own = lesson?.moves.filter(({ seat }) => seat === 0) ?? [];
    for (const [at, { kind, answers, route }] of steps.entries()) {
      await expect(learner.coach.locator('.coach-count')).toHaveText(`${at + 1} / ${steps.length}`);
      await expect(learner.coach).not.toContainText('{');
      // The guide speaks, and nobody else.
      await expect(page.locator('.hint-button')).toHaveCount(0);
      await expectRoomOnTheSide(page, `step ${at + 1}`);
      const action = own[answers]?.action;
      if (kind === 'do' && action) await perform(learner, action);
      else if (kind === 'try') await page.locator(`[data-route="${route}"]`).press('Enter');
      else await learner.coach.getByRole('button', { name: /Next|Play on/ }).click();
    }
    await expect(learner.coach).toHaveCount(0);
    await expect(learner.player.question).toContainText('Your turn');
    await expect(page.locator('.hint-button')).toBeVisible();
  });
}
