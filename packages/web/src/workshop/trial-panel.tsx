import type { Pack } from '@branchline/games';
import { Bot, Square } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import { SelectField, Switch } from './fields.tsx';
import { changeDouble, NOTHING, removed } from './model/edits.ts';
import { type Proposal, proposalsOf, type Trial, withFairValues } from './model/trial.ts';
import { workshopTexts } from './texts.ts';
import { startTrial, stopTrial, trialRun } from './trial-run.ts';
import type { Workbench } from './workbench.ts';
import './trial-panel.css';

const GAMES = ['100', '200', '500'] as const;

/** Lets bots play the map, with a progress bar, and tells what they found out. */
export function TrialPanel({ bench }: { readonly bench: Workbench }) {
  const { trial: texts, share } = workshopTexts();
  const [games, setGames] = useState<(typeof GAMES)[number]>('200');
  const run = trialRun(bench);
  const running = run?.state === 'running';
  return (
    <>
      <p class="note">{texts.hint}</p>
      {!bench.playable.value && <p class="trouble">{share.notYet}</p>}
      <div class="together">
        <SelectField
          label={texts.games}
          value={games}
          among={GAMES.map((one) => [one, one] as const)}
          change={setGames}
        />
        {running ? (
          <button type="button" class="button" onClick={() => stopTrial()}>
            <Icon of={Square} /> {texts.stop}
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            disabled={!bench.playable.value}
            onClick={() => startTrial(bench, Number(games))}
          >
            <Icon of={Bot} /> {texts.run}
          </button>
        )}
      </div>
      {running && (
        <progress class="trial-progress" max={run.wanted} value={run.played} aria-label={texts.run}>
          {run.played}
        </progress>
      )}
      {run?.state === 'failed' && (
        <p class="trouble" role="alert">
          {texts.failed}
        </p>
      )}
      {run && run.trial.games > 0 && <Found bench={bench} pack={run.pack} trial={run.trial} />}
    </>
  );
}

interface FoundProps {
  readonly bench: Workbench;
  readonly pack: Pack;
  readonly trial: Trial;
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

function Found({ bench, pack, trial }: FoundProps) {
  const { trial: texts } = workshopTexts();
  const { colours } = messages.value;
  const stale = bench.pack.value !== pack;
  const heated = bench.heat.value !== undefined;
  const most = Math.max(0.01, ...Object.values(trial.routes));
  const heat = (on: boolean): void => {
    const scaled = (shares: Readonly<Record<string, number>>): Record<string, number> =>
      Object.fromEntries(Object.entries(shares).map(([id, share]) => [id, share / most]));
    bench.heat.value = on ? { routes: scaled(trial.routes), places: trial.places } : undefined;
  };
  useEffect(() => {
    if (heated) heat(true);
  }, [trial]);
  return (
    <div class="trial-found">
      <h2>{texts.played(trial.games)}</h2>
      {stale && <p class="note">{texts.stale}</p>}
      <Switch checked={heated} change={heat}>
        {texts.heat}
      </Switch>
      {heated && (
        <p class="heat-legend">
          <span>{texts.seldom}</span>
          <span class="heat-scale" aria-hidden="true" />
          <span>{texts.often(percent(most))}</span>
        </p>
      )}
      <Proposals bench={bench} trial={trial} />
      <table>
        <caption>{texts.tables}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.players}</th>
            <th scope="col">{texts.turns}</th>
            <th scope="col">{texts.built}</th>
            <th scope="col">{texts.done}</th>
          </tr>
        </thead>
        <tbody>
          {trial.tables.map(({ seats, turns, built, ticketsDone }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <td>{Math.round(turns)}</td>
              <td>{percent(built)}</td>
              <td>{percent(ticketsDone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{texts.order}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.players}</th>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.wins}</th>
          </tr>
        </thead>
        <tbody>
          {trial.tables.flatMap(({ seats, games, order }) =>
            order.map(({ points, spread, wins }, at) => (
              <tr key={`${seats} ${at}`} class={unfair(wins, seats, games) ? 'odd' : undefined}>
                <th scope="row">{at === 0 ? seats : ''}</th>
                <td>{at + 1}.</td>
                <td>
                  {Math.round(points)} ± {Math.round(spread)}
                </td>
                <td>{percent(wins)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {trial.tables.some(({ seats, games, order }) => unfair(order[0]?.wins ?? 0, seats, games)) && (
        <p class="note">{texts.unfair}</p>
      )}
      <table>
        <caption>{texts.colours}</caption>
        <tbody>
          {trial.colours.map(({ colour, spaces, used }) => (
            <tr key={colour}>
              <th scope="row">{colours[colour] ?? colour}</th>
              <td>{texts.spaces(spaces)}</td>
              <td>{percent(used)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Shares caption={texts.routes} head={texts.route} shares={trial.routes} nameOf={(id) => routeName(pack, id)} />
      <Shares caption={texts.places} head={texts.placeName} shares={trial.places} nameOf={(id) => nameIn(pack, id)} />
      <table>
        <caption>{texts.byValue}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.worth}</th>
            <th scope="col">{texts.done}</th>
            <th scope="col">{texts.missed}</th>
            <th scope="col">{texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {trial.values.map(({ from, to, done, missed }) => (
            <tr key={from}>
              <th scope="row">
                {from}–{to}
              </th>
              <td>{done}</td>
              <td>{missed}</td>
              <td>{done + missed === 0 ? '–' : percent(done / (done + missed))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TicketValues bench={bench} pack={pack} trial={trial} />
    </div>
  );
}

const nameIn = ({ places, groups = [] }: Pack, id: string): string =>
  [...places, ...groups].find((one) => one.id === id)?.name ?? id;

function routeName(pack: Pack, id: string): string {
  const route = pack.routes.find((one) => one.id === id);
  return route ? `${nameIn(pack, route.a)} – ${nameIn(pack, route.b)}` : id;
}

interface SharesProps {
  readonly caption: string;
  readonly head: string;
  readonly shares: Readonly<Record<string, number>>;
  readonly nameOf: (id: string) => string;
}

/** In which part of the games each was used, the most used first: the numbers of the heat on the map. */
function Shares({ caption, head, shares, nameOf }: SharesProps) {
  const { trial: texts } = workshopTexts();
  return (
    <Folded title={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{texts.ofGames}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(shares)
            .toSorted(([, one], [, other]) => other - one)
            .map(([id, share]) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                <td>{percent(share)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Folded>
  );
}

function Folded({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** What could be done about routes that everybody wants, or nobody. */
function Proposals({ bench, trial }: Omit<FoundProps, 'pack'>) {
  const { trial: texts } = workshopTexts();
  const now = bench.pack.value;
  const proposals = proposalsOf(now, trial);
  if (proposals.length === 0) return undefined;
  return (
    <>
      <h3>{texts.proposals}</h3>
      <ul class="trial-proposals">
        {proposals.map((one) => (
          <li key={one.kind === 'pieces' ? one.kind : one.route}>
            <span>
              {one.kind === 'pieces'
                ? texts.proposed.pieces(percent(one.share), now.pieces.count, one.count)
                : texts.proposed[one.kind](routeName(now, one.route), percent(one.share))}
            </span>
            <button
              type="button"
              class="button"
              aria-label={`${texts.take[one.kind]}: ${one.kind === 'pieces' ? one.count : routeName(now, one.route)}`}
              onClick={() => bench.change((map) => taken(map, one))}
            >
              {texts.take[one.kind]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The map with what was proposed. */
function taken(map: Pack, proposal: Proposal): Pack {
  switch (proposal.kind) {
    case 'pieces':
      return { ...map, pieces: { ...map.pieces, count: proposal.count } };
    case 'double':
      return changeDouble(map, proposal.route, true);
    case 'remove':
      return removed(map, { ...NOTHING, routes: [proposal.route] });
  }
}

/** More than chance would give, nineteen times out of twenty. */
function unfair(wins: number, seats: number, games: number): boolean {
  const expected = 1 / seats;
  return Math.abs(wins - expected) > 1.96 * Math.sqrt((expected * (1 - expected)) / Math.max(1, games));
}

function TicketValues({ bench, pack, trial }: FoundProps) {
  const { trial: texts } = workshopTexts();
  const nameOf = (id: string): string => nameIn(pack, id);
  const now = new Map(bench.pack.value.tickets.map((ticket) => [ticket.id, ticket]));
  const rows = trial.tickets
    .flatMap((figures) => {
      const ticket = now.get(figures.id);
      return ticket ? [{ ...figures, ticket }] : [];
    })
    .toSorted((one, other) => Math.abs(other.fair - other.ticket.points) - Math.abs(one.fair - one.ticket.points));
  const differ = rows.filter(({ fair, ticket }) => fair !== ticket.points);
  return (
    <>
      <table>
        <caption>{texts.tickets}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.ticket}</th>
            <th scope="col">{texts.done}</th>
            <th scope="col">{texts.worth}</th>
            <th scope="col">{texts.fair}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, held, done, fair, ticket }) => (
            <tr key={id}>
              <th scope="row">
                {nameOf(ticket.a)} – {nameOf(ticket.b)}
              </th>
              <td>{held === 0 ? '–' : percent(done)}</td>
              <td>{ticket.points}</td>
              <td>
                {fair === ticket.points ? (
                  fair
                ) : (
                  <button
                    type="button"
                    class="button"
                    aria-label={texts.applyOne(nameOf(ticket.a), nameOf(ticket.b), fair)}
                    onClick={() => bench.change((map) => withFairValues(map, trial, [id]))}
                  >
                    {fair}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button
        type="button"
        class="button primary"
        disabled={differ.length === 0}
        onClick={() => bench.change((map) => withFairValues(map, trial))}
      >
        {texts.apply}
      </button>
    </>
  );
}
