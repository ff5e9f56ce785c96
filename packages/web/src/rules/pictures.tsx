import type { Pack } from '@branchline/games';
import { ownOf } from '@branchline/text';
import type { ComponentChildren, ComponentType } from 'preact';
import type { DrawnPlace, DrawnRoute } from '../board/layout/drawing.ts';
import { StationView } from '../board/place-view.tsx';
import { StillRoute } from '../board/route-view.tsx';
import { CardBack, CardFace, TicketFace } from '../cards/card-face.tsx';
import { seatStyles } from '../cards/colours.ts';
import { ColourMark, SeatMark } from '../cards/marks.tsx';
import { lightOf, lookOf, piecesOf, variablesOf } from '../look/look-of.ts';
import { gameWords } from '../preferences/game-words.ts';
import type { OverviewId } from './overview-sections.ts';
import '../board/board.css';

/* A picture for each part of a game's page, put together from the cards, routes and pieces of that game. What they show is said beside them. */

interface PictureProps {
  readonly game: string;
  /** Nothing, where there is no map. */
  readonly pack: Pack | undefined;
}

type PackRoute = Pack['routes'][number];

const CARD = 34;

/** The colours of the game's deck, as many as are asked for. */
const coloursOf = (pack: Pack | undefined, count: number): readonly string[] =>
  (pack?.deck.colours ?? ['purple', 'orange', 'green', 'blue', 'red']).slice(0, count);

const nameIn = ({ game, pack }: PictureProps, place: string): string =>
  ownOf(gameWords(game).places, place) ??
  [...(pack?.places ?? []), ...(pack?.groups ?? [])].find(({ id }) => id === place)?.name ??
  place;

function Cards({ game, kinds }: { readonly game: string; readonly kinds: readonly string[] }) {
  return (
    <span class="rule-cards">
      {kinds.map((kind, at) =>
        kind === 'back' ? (
          <CardBack key={at} game={game} size={CARD} />
        ) : (
          <CardFace key={at} kind={kind} game={game} size={CARD} />
        ),
      )}
    </span>
  );
}

const Arrow = () => (
  <svg aria-hidden="true" class="rule-arrow" viewBox="0 0 24 24" width="22" height="22">
    <path d="M4 12h15M13 6l6 6-6 6" />
  </svg>
);

const Times = ({ children }: { readonly children: ComponentChildren }) => <b class="rule-times">{children}</b>;

/** How wide a space of a route is, and how far the next one. */
const [SPACE, STEP, WIDTH] = [34, 38, 16];

/** A route of the map as it would lie on a straight line, printed or built. */
function drawn({ id, a, b, colour, length, tunnel, ferry }: PackRoute): DrawnRoute {
  const bars = Array.from({ length }, (_, at) => [STEP * (at + 0.5) + 12, 0, 0]).flat();
  const line = [0, 0, STEP * length + 24, 0];
  return { id, a, b, colour, size: SPACE, bars, line, ...(tunnel && { tunnel }), ...(ferry && { ferry }) };
}

interface RoutePictureProps extends PictureProps {
  readonly route: PackRoute;
  /** The other track of a double route, drawn below it. */
  readonly twin?: PackRoute | undefined;
  readonly built?: boolean;
  /** A station of another seat stands at its first place. */
  readonly station?: boolean;
}

function RoutePicture({ route, twin, built = false, station = false, ...at }: RoutePictureProps) {
  const [first, second = first] = seatStyles(at.game);
  if (!first || !second) return undefined;
  const longest = Math.max(route.length, twin?.length ?? 0) * STEP + 24;
  const view = (one: PackRoute, seats: readonly number[]) => (
    <StillRoute
      route={drawn(one)}
      width={WIDTH}
      pieces={piecesOf(at.game)}
      holders={seats}
      seatStyle={(seat) => (seat === 0 ? first : second)}
    />
  );
  const top = station ? -34 : -15;
  const place: DrawnPlace = { id: route.a, name: '', x: 0, y: 0, label: { lines: [], x: 0, y: 0, anchor: 'start' } };
  return (
    <span class="rule-route">
      <span class="board" style={variablesOf(lookOf(at.game).board)}>
        <svg
          aria-hidden="true"
          viewBox={`-14 ${top} ${longest + 28} ${(twin ? 37 : 15) - top}`}
          style={{ inlineSize: `${(longest + 28) * 0.82}px` }}
        >
          {view(route, built ? [station ? 1 : 0] : [])}
          {twin && <g transform="translate(0 22)">{view(twin, [])}</g>}
          <circle class="rule-place" r="7" cy={twin ? 11 : 0} />
          <circle class="rule-place" r="7" cx={longest} cy={twin ? 11 : 0} />
          {station && <StationView place={place} dot={9} style={first} />}
        </svg>
      </span>
      <span class="rule-ends">
        <span>{nameIn(at, route.a)}</span>
        <span>{nameIn(at, route.b)}</span>
      </span>
    </span>
  );
}

/** The cards that a route costs, in its own colour or in one of the deck's. */
function priceOf({ colour, length, ferry = 0 }: PackRoute, pack: Pack): readonly string[] {
  const plain = colour === 'grey' ? (pack.deck.colours[2] ?? 'green') : colour;
  return [...new Array<string>(length - ferry).fill(plain), ...new Array<string>(ferry).fill('wild')];
}

/** A route of the map that shows something well: short enough for the page, and the nearest to three spaces. */
function showing(pack: Pack, fits: (route: PackRoute) => boolean): PackRoute | undefined {
  return pack.routes
    .filter((route) => fits(route) && route.length <= 5)
    .toSorted((one, other) => Math.abs(one.length - 3) - Math.abs(other.length - 3))[0];
}

const isPlain = ({ tunnel, ferry, double }: PackRoute): boolean => !tunnel && !ferry && !double;

function Aim(props: PictureProps) {
  const { pack } = props;
  const ticket = pack?.tickets.find(({ long }) => !long);
  const route = pack && (showing(pack, (one) => isPlain(one) && one.colour !== 'grey') ?? pack.routes[0]);
  return (
    <>
      {ticket && (
        <span class="rule-ticket">
          <TicketFace
            from={nameIn(props, ticket.a)}
            to={nameIn(props, ticket.b)}
            points={ticket.points}
            standing="done"
          />
        </span>
      )}
      {route && <RoutePicture {...props} route={route} built />}
      {!pack && <YardRow game={props.game} kinds={['purple', 'purple', 'purple']} />}
    </>
  );
}

function Setup({ game, pack }: PictureProps) {
  const [style] = seatStyles(game);
  const hand = [...coloursOf(pack, 3), ...(pack && pack.rules.start.wilds === 0 ? [] : ['wild'])];
  return (
    <>
      {pack && style && (
        <span class="rule-pieces">
          <SeatMark style={style} kind={piecesOf(game)} size={44} />
          <Times>×{pack.pieces.count}</Times>
        </span>
      )}
      <Cards game={game} kinds={hand} />
    </>
  );
}

function Turn({ game, pack }: PictureProps) {
  return (
    <>
      <Cards game={game} kinds={[...coloursOf(pack, (pack?.deck.market ?? 5) - 1), 'wild']} />
      <Cards game={game} kinds={['back']} />
    </>
  );
}

function Claim(props: PictureProps) {
  const { game, pack } = props;
  const route = pack && showing(pack, (one) => isPlain(one) && one.colour !== 'grey');
  if (!pack || !route) return undefined;
  const points = route.points ?? pack.rules.points[String(route.length)];
  return (
    <>
      <RoutePicture {...props} route={route} />
      <Cards game={game} kinds={priceOf(route, pack)} />
      <Arrow />
      <RoutePicture {...props} route={route} built />
      {points !== undefined && <Times>+{points}</Times>}
    </>
  );
}

function Doubles(props: PictureProps) {
  const route = props.pack && showing(props.pack, ({ double }) => double !== undefined);
  const twin = props.pack?.routes.find(({ id, double }) => double === route?.double && id !== route?.id);
  return route && <RoutePicture {...props} route={route} twin={twin} built />;
}

function Wilds({ game, pack }: PictureProps) {
  const cards = pack?.rules.payment.anyForWild;
  const many = cards?.everywhere ?? cards?.ferry;
  if (many === undefined) return <Cards game={game} kinds={['wild']} />;
  return (
    <>
      <Cards game={game} kinds={coloursOf(pack, many)} />
      <Arrow />
      <Cards game={game} kinds={['wild']} />
    </>
  );
}

function Ferries(props: PictureProps) {
  const { game, pack } = props;
  const route = pack && showing(pack, ({ ferry }) => Boolean(ferry));
  if (!pack || !route) return undefined;
  return (
    <>
      <RoutePicture {...props} route={route} />
      <Cards game={game} kinds={priceOf(route, pack)} />
    </>
  );
}

function Tunnels(props: PictureProps) {
  const { game, pack } = props;
  const route =
    pack &&
    (showing(pack, ({ tunnel, colour }) => Boolean(tunnel) && colour !== 'grey') ??
      showing(pack, ({ tunnel }) => Boolean(tunnel)));
  if (!pack || !route) return undefined;
  const [colour = ''] = priceOf(route, pack);
  const others = pack.deck.colours.filter((one) => one !== colour);
  return (
    <>
      <RoutePicture {...props} route={route} />
      <Cards game={game} kinds={[others[0] ?? '', colour, others[1] ?? '']} />
      <Times>+1</Times>
    </>
  );
}

function Technologies({ game, pack }: PictureProps) {
  const { technologies: words, technologyNames } = gameWords(game);
  return (
    <ul class="rule-technologies">
      {pack?.technologies?.slice(0, 5).map(({ id, name, price }) => (
        <li key={id}>
          <span>
            {Array.from({ length: price }, (_, at) => (
              <ColourMark key={at} colour="wild" size={16} />
            ))}
          </span>
          <b>{technologyNames?.[id] ?? name}</b> {words?.[id]?.effect}
        </li>
      ))}
    </ul>
  );
}

function Stations(props: PictureProps) {
  const route = props.pack && showing(props.pack, isPlain);
  return route && <RoutePicture {...props} route={route} built station />;
}

function Special(props: PictureProps) {
  const { game, pack } = props;
  const cards = pack?.routes.find(({ anyCardsForOne }) => anyCardsForOne)?.anyCardsForOne ?? 0;
  return (
    <>
      <Cards game={game} kinds={coloursOf(pack, cards)} />
      <Arrow />
      <Cards game={game} kinds={[pack?.deck.colours[0] ?? 'red']} />
    </>
  );
}

function YardRow({ game, kinds }: { readonly game: string; readonly kinds: readonly string[] }) {
  return (
    <span class="rule-yard">
      <Cards game={game} kinds={kinds} />
    </span>
  );
}

const Lay = ({ game }: PictureProps) => (
  <>
    <YardRow game={game} kinds={['purple', 'purple', 'wild']} />
    <YardRow game={game} kinds={['red', 'green', 'blue']} />
  </>
);

const Rob = ({ game }: PictureProps) => (
  <>
    <span class="rule-robbed">
      <YardRow game={game} kinds={['purple', 'purple']} />
    </span>
    <Arrow />
    <YardRow game={game} kinds={['purple', 'purple', 'purple']} />
  </>
);

const Track = ({ game }: PictureProps) => (
  <>
    <YardRow game={game} kinds={['orange', 'orange']} />
    <Arrow />
    <Cards game={game} kinds={['back']} />
  </>
);

function End(props: PictureProps) {
  const { game, pack } = props;
  const [style] = seatStyles(game);
  const done = pack?.tickets.find(({ long }) => !long);
  if (!pack) return <Cards game={game} kinds={['back', 'back', 'back']} />;
  return (
    <>
      {style && (
        <span class="rule-pieces">
          <SeatMark style={style} kind={piecesOf(game)} size={44} />
          <SeatMark style={style} kind={piecesOf(game)} size={44} />
        </span>
      )}
      {done && (
        <span class="rule-ticket">
          <TicketFace from={nameIn(props, done.a)} to={nameIn(props, done.b)} points={done.points} standing="done" />
        </span>
      )}
    </>
  );
}

const PICTURES: Readonly<Record<OverviewId, ComponentType<PictureProps>>> = {
  aim: Aim,
  setup: Setup,
  turn: Turn,
  claim: Claim,
  doubles: Doubles,
  wilds: Wilds,
  ferries: Ferries,
  tunnels: Tunnels,
  special: Special,
  stations: Stations,
  technologies: Technologies,
  lay: Lay,
  rob: Rob,
  track: Track,
  end: End,
};

/** What a part of the page tells, to look at. */
export function RulePicture({ of, ...props }: PictureProps & { readonly of: OverviewId }) {
  const Picture = PICTURES[of];
  return (
    <figure class="rule-picture" aria-hidden={of === 'technologies' ? undefined : 'true'} {...lightOf(props.game)}>
      <Picture {...props} />
    </figure>
  );
}
