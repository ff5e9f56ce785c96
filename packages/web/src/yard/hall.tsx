import './hall.css';

/** The middles of the windows of the hall. */
const WINDOWS = [150, 450, 750, 1050];
const LAMPS = [300, 600, 900];

/** The hall of a station, behind all that happens in it: high windows with the sky of the hour, a clock, lamps, the floor. */
export function Hall() {
  return (
    <svg class="hall" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="hall-lamp">
          <stop class="hall-light" offset="0" />
          <stop class="hall-light" offset="1" stop-opacity="0" />
        </radialGradient>
      </defs>
      <path class="hall-wall" d="M0 0H1200V600H0Z" />
      {WINDOWS.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path class="hall-frame" d="M-112 360V150a112 112 0 0 1 224 0V360Z" />
          <path class="hall-sky" d="M-100 360V150a100 100 0 0 1 200 0V360Z" />
          <path class="hall-town" d="M-100 360v-46h26v-28h22v16h24v-40h14v-14h8v14h14v40h26v-22h30v36h22v-18h14V360Z" />
          <path class="hall-panes" d="M-50 64V360M0 50V360M50 64V360M-100 150H100M-100 220H100M-100 290H100" />
        </g>
      ))}
      <path class="hall-ledge" d="M0 360H1200V378H0Z" />
      <path class="hall-dado" d="M0 378H1200V440H0Z" />
      <path class="hall-ground" d="M0 440H1200V600H0Z" />
      <path
        class="hall-tiles"
        d="M0 470H1200M0 512H1200M0 566H1200M600 440V600M420 440 300 600M780 440 900 600M240 440 0 600M960 440 1200 600M60 440-260 600M1140 440 1460 600"
      />
      {WINDOWS.map((x) => (
        <path key={x} class="hall-beam" d={`M${x - 100} 360H${x + 100}L${x + 10} 600H${x - 290}Z`} />
      ))}
      {LAMPS.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle cy="120" r="190" fill="url(#hall-lamp)" />
          <path class="hall-cord" d="M0 0V98" />
          <path class="hall-shade" d="M-26 120q0-24 26-24t26 24Z" />
          <circle class="hall-bulb" cy="122" r="7" />
        </g>
      ))}
      <path
        class="hall-truss"
        d="M0 0H1200V16H0ZM0 40H1200V46H0ZM0 16 30 40 60 16 90 40 120 16 150 40 180 16 210 40 240 16 270 40 300 16 330 40 360 16 390 40 420 16 450 40 480 16 510 40 540 16 570 40 600 16 630 40 660 16 690 40 720 16 750 40 780 16 810 40 840 16 870 40 900 16 930 40 960 16 990 40 1020 16 1050 40 1080 16 1110 40 1140 16 1170 40 1200 16"
      />
    </svg>
  );
}
