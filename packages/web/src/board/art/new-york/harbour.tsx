/** The sun that sets over the harbour, the statue on its island, and a ferry. */
export function Harbour() {
  return (
    <g class="harbour">
      <radialGradient id="ny-dusk" gradientUnits="userSpaceOnUse" cx="226" cy="905" r="640">
        <stop class="near" offset="0" />
        <stop class="away" offset="1" />
      </radialGradient>
      <path d="M-420 260H870V1520H-420Z" fill="url(#ny-dusk)" />
      <circle class="dusk" cx="226" cy="905" r="70" />
      <path class="gleam" d="M150 948h44M204 960h70M166 974h52M232 986h58M188 1000h64M150 924h24" />
      <g class="statue" transform="translate(226 944)">
        <path class="islet" d="M-40 16Q-30 4-14 3H16Q32 5 40 16Q20 22 0 22T-40 16Z" />
        <path d="M-13 6V-6h26V6ZM-9-6l2-12H7L9-6ZM-6-18q-3-16 0-27l-3-1.4 7-18 3 1-3 15 4.4 2q6 11 4.4 28.4ZM-6.4-68l1.6-6 4.2 4.6-1.6 5Z" />
        <circle cx="2.6" cy="-51" r="3.7" />
        <path d="M-2.4-53.6.2-59l1.2 3.8L3.6-59.6l1 4.2 3.4-3-1 4.6Z" />
      </g>
      <g class="ferry" transform="translate(322 968)">
        <path d="M-24 0H24L18 7H-18ZM-16 0V-6H16V0ZM-9-6v-5H10v5ZM2-11v-5h5v5Z" />
        <path class="wake" d="M-34 10q5-4 10 0t10 0 10 0 10 0 10 0 10 0" />
      </g>
    </g>
  );
}
