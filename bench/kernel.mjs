// A flat-array random player with simpler rules and no events: how fast plain JavaScript can be at all.
// Synthetic map of Nordic size (39 cities, 96 routes: doubles, greys, tunnels, ferries; 46 tickets).
// Uniformly random legal moves; whole turns enumerated; final scoring with tickets and longest path.
// usage: node bench/kernel.mjs <players> <seconds>
const np = +process.argv[2] || 3, secs = +process.argv[3] || 3;
let rs = 12345; const rnd = (n) => { rs ^= rs << 13; rs ^= rs >>> 17; rs ^= rs << 5; return (rs >>> 0) % n; };
const NC = 39, NR = 96, NT = 46, TR = 40;
const ra = new Uint8Array(NR), rb = new Uint8Array(NR), rl = new Uint8Array(NR), rc = new Uint8Array(NR), rt = new Uint8Array(NR), rf = new Uint8Array(NR), rp = new Int8Array(NR).fill(-1);
{ let k = 0; for (let i = 1; i < NC && k < NR; i++) { const w = 6, ns = i % w ? [i - 1] : []; if (i >= w) ns.push(i - w); if (i % w && i > w && i % 3 === 0) ns.push(i - w - 1);
    for (const j of ns) { const L = 1 + rnd(5); const dbl = rnd(4) === 0 && k + 1 < NR; for (let d = 0; d < (dbl ? 2 : 1); d++) { if (k >= NR) break; ra[k] = i; rb[k] = j; rl[k] = L; rc[k] = rnd(3) === 0 ? 8 : rnd(8); rt[k] = rnd(6) === 0 ? 1 : 0; rf[k] = !rt[k] && rc[k] === 8 && rnd(3) === 0 ? 1 : 0; if (d) { rp[k] = k - 1; rp[k - 1] = k; } k++; } } } 
  while (k < NR) { ra[k] = rnd(NC); rb[k] = (ra[k] + 1 + rnd(NC - 1)) % NC; rl[k] = 1 + rnd(6); rc[k] = rnd(9); k++; } }
const ta = new Uint8Array(NT), tb = new Uint8Array(NT), tp = new Uint8Array(NT); for (let i = 0; i < NT; i++) { ta[i] = rnd(NC); tb[i] = (ta[i] + 1 + rnd(NC - 1)) % NC; tp[i] = 5 + rnd(18); }
const PTS = [0, 1, 2, 4, 7, 10, 15];
const adj = Array.from({ length: NC }, () => []); for (let r = 0; r < NR; r++) { adj[ra[r]].push(r); adj[rb[r]].push(r); }
// layout: owner[NR] | per player: hand[9] trains nt tickets[24] | deck[110] | face[5] | disc[9] | tick[NT] | misc
const OW = 0, P0 = NR, PS = 9 + 2 + 24, DK = P0 + 5 * PS, FU = DK + 110, DS = FU + 5, TK = DS + 9, MS = TK + NT, SZ = MS + 8; // misc: deckN tickN cur drawn last over
const acts = new Uint16Array(2048); const pts = new Int32Array(5);
function draw(S) { let n = S[MS]; if (n === 0) { for (let c = 0; c < 9; c++) { let d = S[DS + c]; while (d--) S[DK + n++] = c; S[DS + c] = 0; } if (n === 0) return 255; } const k = rnd(n), c = S[DK + k]; S[DK + k] = S[DK + n - 1]; S[MS] = n - 1; return c; }
function refill(S) { for (let tries = 0; tries < 4; tries++) { let locos = 0, have = 0; for (let i = 0; i < 5; i++) { if (S[FU + i] === 255) S[FU + i] = draw(S); if (S[FU + i] === 8) locos++; if (S[FU + i] !== 255) have++; } if (locos < 3 || have < 5 || S[MS] < 5) return; for (let i = 0; i < 5; i++) { S[DS + S[FU + i]]++; S[FU + i] = 255; } } }
function setup(S) { S.fill(0); for (let r = 0; r < NR; r++) S[OW + r] = 255; let n = 0; for (let c = 0; c < 9; c++) for (let i = 0; i < (c === 8 ? 14 : 12); i++) S[DK + n++] = c; S[MS] = n; for (let i = 0; i < 5; i++) S[FU + i] = 255; for (let i = 0; i < NT; i++) S[TK + i] = i; S[MS + 1] = NT; pts.fill(0);
  for (let p = 0; p < np; p++) { const b = P0 + p * PS; for (let i = 0; i < 4; i++) S[b + draw(S)]++; S[b + 9] = TR; S[b + 10] = 0; for (let i = 0; i < 3; i++) take(S, b); } refill(S); S[MS + 4] = 255; }
function take(S, b) { const n = S[MS + 1]; if (!n || S[b + 10] >= 24) return; const k = rnd(n); const t = S[TK + k]; S[TK + k] = S[TK + n - 1]; S[MS + 1] = n - 1; S[b + 11 + S[b + 10]++] = t; }
function legal(S) { let n = 0; const p = S[MS + 2], b = P0 + p * PS, second = S[MS + 3]; for (let i = 0; i < 5; i++) { const c = S[FU + i]; if (c !== 255 && !(second && c === 8)) acts[n++] = i; } if (S[MS]) acts[n++] = 5; else { let d = 0; for (let c = 0; c < 9; c++) d += S[DS + c]; if (d) acts[n++] = 5; }
  if (second) return n; if (S[MS + 1] >= 3 && S[b + 10] < 21) acts[n++] = 6; const w = S[b + 8], tr = S[b + 9];
  let mx = 0; for (let c = 0; c < 8; c++) if (S[b + c] > mx) mx = S[b + c];
  for (let r = 0; r < NR; r++) { if (S[OW + r] !== 255) continue; const L = rl[r]; if (L > tr || mx + w < L || rf[r] > w) continue; const q = rp[r]; if (q >= 0) { const o = S[OW + q]; if (o === p || (o !== 255 && np < 4)) continue; } const c = rc[r]; if (c < 8) { if (S[b + c] + w >= L) acts[n++] = 16 + r * 8 + c; } else for (let k = 0; k < 8; k++) if (S[b + k] && S[b + k] + w >= L) acts[n++] = 16 + r * 8 + k; }
  return n; }
function apply(S, a) { const p = S[MS + 2], b = P0 + p * PS;
  if (a < 5) { const c = S[FU + a]; S[b + c]++; S[FU + a] = 255; refill(S); if (c === 8 || S[MS + 3]) next(S); else S[MS + 3] = 1; }
  else if (a === 5) { const c = draw(S); if (c !== 255) S[b + c]++; if (S[MS + 3]) next(S); else S[MS + 3] = 1; }
  else if (a === 6) { const k = 1 + rnd(3); for (let i = 0; i < k; i++) take(S, b); next(S); }
  else { const x = a - 16, r = x >> 3, c = x & 7; let L = rl[r], f = rf[r], extra = 0; if (rt[r]) for (let i = 0; i < 3; i++) { const d = draw(S); if (d === 255) break; if (d === c || d === 8) extra++; S[DS + d]++; }
    let nc = Math.min(S[b + c], L + extra - f), nw = L + extra - nc; if (nw > S[b + 8]) { next(S); return; } S[b + c] -= nc; S[b + 8] -= nw; S[DS + c] += nc; S[DS + 8] += nw; S[OW + r] = p; S[b + 9] -= L; pts[p] += PTS[L]; if (S[b + 9] <= 2 && S[MS + 4] === 255) S[MS + 4] = np; next(S); } }
function next(S) { S[MS + 3] = 0; if (S[MS + 4] !== 255) { if (S[MS + 4]-- === 0) { S[MS + 5] = 1; } } S[MS + 2] = (S[MS + 2] + 1) % np; }
const uf = new Uint8Array(NC), used = new Uint8Array(NR); const find = (x) => { while (uf[x] !== x) x = uf[x] = uf[uf[x]]; return x; };
function lp(S, p, v) { let best = 0; const A = adj[v]; for (let i = 0; i < A.length; i++) { const r = A[i]; if (S[OW + r] !== p || used[r]) continue; used[r] = 1; const d = rl[r] + lp(S, p, ra[r] === v ? rb[r] : ra[r]); used[r] = 0; if (d > best) best = d; } return best; }
function score(S, longest) { for (let p = 0; p < np; p++) { const b = P0 + p * PS; for (let i = 0; i < NC; i++) uf[i] = i; for (let r = 0; r < NR; r++) if (S[OW + r] === p) uf[find(ra[r])] = find(rb[r]); for (let i = 0; i < S[b + 10]; i++) { const t = S[b + 11 + i]; pts[p] += find(ta[t]) === find(tb[t]) ? tp[t] : -tp[t]; } if (longest) { let m = 0; for (let v = 0; v < NC; v++) { const d = lp(S, p, v); if (d > m) m = d; } pts[p] += m & 1; } } }
const S = new Uint8Array(SZ), C = new Uint8Array(SZ);
function run(secs, longest) { let g = 0, m = 0, la = 0; const t0 = performance.now(); while (performance.now() - t0 < secs * 1000) for (let k = 0; k < 20; k++) { setup(S); let mv = 0; while (!S[MS + 5] && mv < 2000) { const n = legal(S); la += n; if (!n) break; apply(S, acts[rnd(n)]); mv++; } score(S, longest); g++; m += mv; } const dt = (performance.now() - t0) / 1000; return { gps: Math.round(g / dt), mps: Math.round(m / dt), mpg: +(m / g).toFixed(1), legalPerMove: +(la / m).toFixed(1) }; }
run(1, true);
console.log(JSON.stringify({ bench: 'proto-js', np, longest: true, ...run(secs, true) }));
console.log(JSON.stringify({ bench: 'proto-js', np, longest: false, ...run(secs, false) }));
{ setup(S); let n = 0; const t0 = performance.now(); while (performance.now() - t0 < 1000) for (let i = 0; i < 1e4; i++) { C.set(S); C[i & 63]++; n++; } console.log(JSON.stringify({ bench: 'proto-js clone', bytes: SZ, perSec: Math.round(n / ((performance.now() - t0) / 1000)) })); }
