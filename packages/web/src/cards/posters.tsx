import type { ComponentChildren } from 'preact';
import { vehicleOf } from './shapes.ts';
import './posters.css';

/** A small travel poster for each game: flat shapes and few colours, by day and by night. */
export function Poster({ game }: { readonly game: string }) {
  const Scene = SCENES[game];
  return (
    <svg class={`poster-art ${game}`} viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Scene && <Scene />}
    </svg>
  );
}

const Vehicle = (props: { game: string; kind: string; at: string; class: string }) => (
  <path class={props.class} d={vehicleOf(props.game, props.kind)} fill-rule="evenodd" transform={props.at} />
);

function NewYork() {
  return (
    <>
      <path class="sky" d="M0 0h320v220H0Z" />
      <circle class="sun" cx="238" cy="72" r="42" />
      <path
        class="far"
        d="M0 220V126h22v-20h26v30h14V84h10V70h8v14h10v52h18v-26h30v16h16V64l8-14 8 14v72h22v-40h28v28h20V92h30v44h26v-26h24v110Z"
      />
      <path
        class="near"
        d="M0 220v-62h34v-26h28v34h30v-22h24v30h36v-44h10l8-26 8 26h10v44h30v-28h34v36h26v-24h42v62Z"
      />
      <path class="street" d="M0 186h320v34H0Z" />
      <path class="dashes" d="M0 204h320" />
      <Vehicle class="taxi" game="new-york" kind="wild" at="translate(104 196) scale(1.5)" />
    </>
  );
}

function Nordic() {
  return (
    <>
      <path class="sky" d="M0 0h320v220H0Z" />
      <path class="aurora" d="M-10 66C60 14 120 92 190 44S290 30 340 6V46C280 66 250 60 200 78S70 74-10 112Z" />
      <path
        class="aurora faint"
        d="M-10 104C60 64 140 122 210 84S300 76 340 54V72C290 92 250 92 206 104S70 116-10 138Z"
      />
      <path class="far" d="M0 220v-74l40-34 34 28 46-52 52 58 40-30 48 40 28-22 32 26v60Z" />
      <path class="snow" d="M102 108 120 88l20 22-12-3-9 8-8-9ZM30 121l10-9 9 8-6 1-4 5ZM203 125l9-9 10 9-6 1-4 4Z" />
      <path class="water" d="M0 178h320v42H0Z" />
      <path class="near" d="M0 220v-34c60-16 110 6 160 0s110-14 160 0v34Z" />
      <path class="track" d="M0 196h320" />
      <Vehicle class="train" game="nordic-countries" kind="wild" at="translate(216 195) scale(1.15)" />
      <Vehicle class="train coach" game="nordic-countries" kind="red" at="translate(150 195) scale(1.15)" />
      <Vehicle class="train coach" game="nordic-countries" kind="red" at="translate(86 195) scale(1.15)" />
    </>
  );
}

function Kingdom() {
  const arches = [0, 1, 2, 3, 4, 5].map((at) => `M${14 + at * 52} 220v-44a18 20 0 0 1 36 0v44Z`).join('');
  return (
    <>
      <path class="sky" d="M0 0h320v220H0Z" />
      <circle class="sun" cx="70" cy="66" r="30" />
      <path class="far" d="M0 220V128c50-34 90-10 130-20s90-42 190-6v118Z" />
      <path class="near" d="M0 220v-54c70-26 120 4 180-8s100-20 140-6v68Z" />
      <path class="bridge" d={`M0 220v-82h320v82Z${arches}`} fill-rule="evenodd" />
      <path class="track" d="M0 139h320" />
      <Vehicle class="train" game="united-kingdom" kind="wild" at="translate(232 137) scale(1.15)" />
      <Vehicle class="train coach" game="united-kingdom" kind="blue" at="translate(166 137) scale(1.15)" />
      <Vehicle class="train coach" game="united-kingdom" kind="blue" at="translate(102 137) scale(1.15)" />
      <path class="smoke" d="M250 92c-20-2-18-22 2-22 2-18 30-16 30 0 22 0 20 22 2 22Z" />
    </>
  );
}

function CardHall() {
  return (
    <>
      <path class="sky" d="M0 0h320v220H0Z" />
      <path
        class="window"
        d="M28 170V96a42 42 0 0 1 84 0v74ZM118 170V84a42 42 0 0 1 84 0v86ZM208 170V96a42 42 0 0 1 84 0v74Z"
      />
      <path class="bars" d="M70 54v116M28 110h84M160 42v128M118 104h84M250 54v116M208 110h84" />
      <path class="street" d="M0 170h320v50H0Z" />
      <g class="clock" transform="translate(160 34)">
        <circle r="23" />
        <path d="M0 0V-14M0 0 9 6" />
      </g>
      <Paper at="rotate(-9 96 150)" x={70} colour="red" />
      <Paper at="rotate(-2 150 146)" x={118} colour="blue" />
      <Paper at="rotate(6 200 150)" x={166} colour="green" />
      <Paper at="rotate(13 240 160)" x={212} colour="wild" />
    </>
  );
}

function Paper({ at, x, colour }: { readonly at: string; readonly x: number; readonly colour: string }) {
  return (
    <g transform={at}>
      <rect class={`paper ${colour}`} x={x} y="112" width="52" height="76" rx="6" />
      <Vehicle class="on-paper" game="card-game" kind={colour} at={`translate(${x + 26} 172) scale(.8)`} />
    </g>
  );
}

const SCENES: Readonly<Record<string, () => ComponentChildren>> = {
  'new-york': NewYork,
  'nordic-countries': Nordic,
  'united-kingdom': Kingdom,
  'card-game': CardHall,
};
