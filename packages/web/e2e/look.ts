/** A route that glows, and where its middle is in the window. */
export interface GlowingRoute {
  readonly id: string;
  readonly spaces: number;
  readonly x: number;
  readonly y: number;
  /** Its middle is on the part of the board that is shown. */
  readonly inSight: boolean;
}

/** What a player sees of a table in one look. */
export interface Look {
  readonly over: boolean;
  readonly number: string;
  readonly text: string;
  /** The buttons that answer; those that would only say why not are left out. */
  readonly buttons: readonly string[];
  readonly primary: boolean;
  readonly routes: readonly GlowingRoute[];
  /** How many open cards can be taken. */
  readonly takeable: number;
  /** Cards in the hand, colour by colour. */
  readonly hand: Readonly<Record<string, number>>;
  /** Anything that is different after something was done. */
  readonly state: string;
}

/** How long to wait for what is looked for; a look that waited in vain still tells what is there. */
export interface Waiting {
  /** For another question than this. */
  readonly answered?: string | undefined;
  /** For anything to be different from this. */
  readonly state?: string | undefined;
  readonly patience: number;
}

/** Runs in the page: one round trip instead of a dozen. Waits until the page has come to rest. */
export async function look({ answered, state, patience }: Waiting): Promise<Look> {
  const frame = () => new Promise(requestAnimationFrame);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const middleOf = (route: HTMLElement): { x: number; y: number } => {
    const path = route.querySelector<SVGPathElement>('.hit');
    if (!path) return { x: 0, y: 0 };
    const middle = path.getPointAtLength(path.getTotalLength() / 2);
    return middle.matrixTransform(path.getScreenCTM() ?? new DOMMatrix());
  };
  const routes = (): GlowingRoute[] => {
    const board = document.querySelector('.board .surface')?.getBoundingClientRect();
    return all('.route.claimable').map((route) => {
      const { x, y } = middleOf(route);
      const inSight = board !== undefined && x > board.left && x < board.right && y > board.top && y < board.bottom;
      // One bar is one space.
      const spaces = (route.querySelector('.bars')?.getAttribute('d') ?? '').split('M').length - 1;
      return { id: route.dataset.route ?? '', spaces, x, y, inSight };
    });
  };
  const now = (): Look => {
    const section = document.querySelector<HTMLElement>('.question.asked');
    const buttons = all('.question.asked .answers button:not([aria-disabled="true"])');
    // What is said beside the question, a price for instance, is not the question.
    const said = section?.querySelector('.line p');
    const beside = said?.querySelector('.plan-price')?.textContent ?? '';
    const text = (said?.textContent ?? '').replace(beside, '').trim();
    const names = buttons.map((button) => button.textContent ?? '');
    const stacks = all('.hand .stack').map((one) => [
      one.querySelector<HTMLElement>('.cards')?.dataset.card ?? '',
      Number(one.querySelector('.count')?.textContent?.split('/').at(-1)),
    ]);
    // To the pixel: how a zoom is rounded differs from one layout to the next.
    const shown = document
      .querySelector('.board .surface > g')
      ?.getAttribute('transform')
      ?.replace(/-?\d+\.\d+/g, (number) => Number(number).toFixed(2));
    const picked = all('.stack.picked .count, .route.selected, .ticket.chosen').map((one) => one.textContent);
    const seen = {
      over: document.querySelector('.score-sheet') !== null,
      number: section?.dataset.question ?? '',
      text,
      buttons: names,
      primary: buttons.some((button) => button.classList.contains('primary')),
      takeable: all('.market .place.takeable').length,
      hand: Object.fromEntries(stacks),
    };
    const tracks = document.querySelector('.twin-choice[open]') !== null;
    return { ...seen, routes: [], state: JSON.stringify([seen, shown, picked, tracks]) };
  };
  const until = performance.now() + patience;
  for (let before = now(); ; ) {
    await frame();
    const after = now();
    const asked = after.number !== '' && after.number !== answered && after.state !== state;
    // Twice the same: nothing is on its way any more.
    if ((after.over || asked) && after.state === before.state) return { ...after, routes: routes() };
    if (performance.now() > until) return { ...after, routes: routes() };
    before = after;
  }
}
