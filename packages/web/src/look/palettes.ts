import type { BoardWord, PaletteId } from '@branchline/games';

/** A colour by day and by night. */
export type DayNight = readonly [day: string, night: string];

type PageWord = 'ground' | 'paper' | 'raised' | 'accent' | 'onAccent';

/** What a poster shows. */
export type Scene = 'hills' | 'peaks' | 'skyline' | 'coast' | 'desert';

/** A palette of the house: the light on the page, the colours of a board, and what its poster shows. */
export interface HousePalette {
  readonly scene: Scene;
  readonly page: Readonly<Record<PageWord, DayNight>>;
  readonly board: Readonly<Partial<Record<BoardWord, DayNight>>>;
}

const pens = {
  ink: ['#2a2a30', '#f3f1ea'],
  casing: ['#fffdf7', '#10131a'],
  bed: ['#6b6f73', '#8d949c'],
  dot: ['#fffdf7', '#10131a'],
  dotEdge: ['#2a2a30', '#f3f1ea'],
  glow: ['#ffb300', '#ffd257'],
  wave: ['#ffffff', '#7fc4d6'],
} as const;

/** An atlas on good paper: the one that has every word, and fills in for the others. */
const paper = {
  scene: 'hills',
  page: {
    ground: ['#f3eddd', '#191814'],
    paper: ['#fffcf2', '#24221d'],
    raised: ['#ffffff', '#302d26'],
    accent: ['#7a4b12', '#e9b872'],
    onAccent: ['#ffffff', '#2a1802'],
  },
  board: {
    ...pens,
    sea: ['#cddcd8', '#15262b'],
    depth: ['#b6cbc7', '#21383e'],
    land: ['#f4ecd6', '#39362d'],
    land2: ['#eadfbf', '#403b2f'],
    land3: ['#dfd9b4', '#3a3d2d'],
    land4: ['#e2d9c3', '#2c2b26'],
    shore: ['#a99c7c', '#635c4b'],
    lake: ['#bcd3d2', '#1b333a'],
    park: ['#c9d3a4', '#3d4a34'],
    relief: ['#d9c9a0', '#4d4637'],
    relief2: ['#bfa97a', '#37322a'],
    relief3: ['#faf5e6', '#6d6552'],
    border: ['#a08a64', '#7d735c'],
    river: ['#9fc0c2', '#2f5058'],
    line: ['#b7a680', '#665d4b'],
    title: ['#7a4b12', '#e9b872'],
    sun: ['#f7dfa4', '#f0e6c8'],
    sky: ['#f6e7c4', '#23303a'],
    paper: ['#fffdf7', '#14161c'],
  },
} as const satisfies HousePalette;

const town = {
  scene: 'skyline',
  page: {
    ground: ['#efe8e6', '#1b1820'],
    paper: ['#fffbf5', '#26222d'],
    raised: ['#ffffff', '#322d3b'],
    accent: ['#8a4a14', '#f5b95a'],
    onAccent: ['#ffffff', '#241a02'],
  },
  board: {
    sea: ['#8497ad', '#151d30'],
    depth: ['#768aa2', '#1e2840'],
    land: ['#e0d2d1', '#2f2539'],
    land2: ['#d3c2c5', '#352a41'],
    land3: ['#c6b4bd', '#3a2f47'],
    land4: ['#b3a5b3', '#221b2d'],
    shore: ['#9d8a9b', '#4d3e5a'],
    lake: ['#8fa5b8', '#1b2740'],
    park: ['#b9c69b', '#2f4433'],
    relief: ['#c9b6b9', '#41344d'],
    relief2: ['#a995a1', '#241b2e'],
    relief3: ['#efe5e2', '#5b4b68'],
    border: ['#9d8394', '#7c6a86'],
    river: ['#8fa5b8', '#2a3a58'],
    line: ['#f1e6e2', '#4d3e5a'],
    title: ['#5a3350', '#ffd27a'],
    sun: ['#fbe3b4', '#f6e7b8'],
    sky: ['#e9b196', '#2b2140'],
    ink: ['#2d1f33', '#fbeff0'],
    paper: ['#fff8f0', '#1b1524'],
    casing: ['#fff8f0', '#150f1c'],
    dot: ['#fff8f0', '#150f1c'],
    dotEdge: ['#2d1f33', '#ffe9b0'],
    bed: ['#6e5c6b', '#a592a8'],
  },
} as const satisfies HousePalette;

const coast = {
  scene: 'coast',
  page: {
    ground: ['#e7f1ef', '#0f1c22'],
    paper: ['#fbfefc', '#17282f'],
    raised: ['#ffffff', '#20353d'],
    accent: ['#0c6a78', '#6fd6dd'],
    onAccent: ['#ffffff', '#03262b'],
  },
  board: {
    sea: ['#9fd0d3', '#0d2b38'],
    depth: ['#86bfc4', '#184150'],
    land: ['#f6ecd0', '#3b3d33'],
    land2: ['#e6e5bd', '#38432f'],
    land3: ['#d3dea9', '#32472f'],
    land4: ['#d9dcc4', '#243430'],
    shore: ['#c9a964', '#6f6a4c'],
    lake: ['#8cc6cd', '#134050'],
    park: ['#bcd596', '#335034'],
    relief: ['#dccb94', '#4d4c38'],
    relief2: ['#bda865', '#333326'],
    relief3: ['#fbf6e4', '#6b6a52'],
    border: ['#a79457', '#7f7c5c'],
    river: ['#7dbcc6', '#22566a'],
    line: ['#6fb0ba', '#2c6070'],
    title: ['#0c5f6e', '#8fe6ea'],
    sun: ['#ffe3a0', '#f3efd2'],
    sky: ['#cdebe8', '#123040'],
    ink: ['#1e3036', '#eff7f3'],
    casing: ['#fffef6', '#0a1a22'],
    dot: ['#fffef6', '#0a1a22'],
    dotEdge: ['#1e3036', '#d8f3f0'],
    bed: ['#66797a', '#7fa0a6'],
  },
} as const satisfies HousePalette;

const winter = {
  scene: 'peaks',
  page: {
    ground: ['#e8f0ee', '#101c21'],
    paper: ['#fbfefd', '#18282e'],
    raised: ['#ffffff', '#22353c'],
    accent: ['#17714f', '#6fe3b0'],
    onAccent: ['#ffffff', '#04241a'],
  },
  board: {
    sea: ['#bfdcdd', '#0d2533'],
    depth: ['#a3cacc', '#1b4254'],
    land: ['#f4f7f1', '#2b4b57'],
    land2: ['#e6eee2', '#264850'],
    land3: ['#d7e5d3', '#23434a'],
    land4: ['#cfe0da', '#173139'],
    shore: ['#8fb1ac', '#3f6a70'],
    lake: ['#b3d5d8', '#123244'],
    park: ['#c3d7bf', '#2f5a58'],
    relief: ['#d5e1df', '#37606b'],
    relief2: ['#a9bfc2', '#1d3a45'],
    relief3: ['#ffffff', '#7fa4ac'],
    border: ['#8aa5a2', '#5b8890'],
    river: ['#8fc0c8', '#2a6072'],
    line: ['#9fc0bd', '#3f6a70'],
    title: ['#17505c', '#c9f7df'],
    sun: ['#fff6d8', '#e6f2ea'],
    sky: ['#d3e8ea', '#0f2534'],
    ink: ['#17323b', '#eef6f2'],
    casing: ['#fbfdf9', '#0a1a24'],
    dot: ['#fbfdf9', '#0a1a24'],
    dotEdge: ['#17323b', '#d9f5e6'],
    glow: ['#0ea46b', '#5ff0ac'],
    bed: ['#5d7a80', '#7fa0a6'],
    wave: ['#ffffff', '#6fb6c4'],
  },
} as const satisfies HousePalette;

const desert = {
  scene: 'desert',
  page: {
    ground: ['#f5ead8', '#1d1713'],
    paper: ['#fffaf0', '#2a221c'],
    raised: ['#ffffff', '#372c24'],
    accent: ['#a2410e', '#f59a5c'],
    onAccent: ['#ffffff', '#2c0f00'],
  },
  board: {
    sea: ['#7fa9b8', '#12262f'],
    depth: ['#6d9aab', '#1c3843'],
    land: ['#f3dca8', '#4a3a28'],
    land2: ['#e4b685', '#50352a'],
    land3: ['#cfd0a0', '#3d412e'],
    land4: ['#dfcfae', '#2d2620'],
    shore: ['#b98a54', '#7b6040'],
    lake: ['#5f97ad', '#1a4152'],
    park: ['#c2c98f', '#414a2f'],
    relief: ['#d99a6c', '#6a4534'],
    relief2: ['#b8714b', '#3c2620'],
    relief3: ['#fbe8c6', '#8f6a4f'],
    border: ['#b07a4a', '#8f7050'],
    river: ['#6ba0b2', '#2a5869'],
    line: ['#c89b6b', '#7b6040'],
    title: ['#7c2f08', '#ffb27a'],
    sun: ['#ffd98a', '#ffe3b0'],
    sky: ['#f6c993', '#33222a'],
    ink: ['#33210f', '#fbf0dc'],
    casing: ['#fffaf0', '#17110c'],
    dot: ['#fffaf0', '#17110c'],
    dotEdge: ['#33210f', '#ffd9a8'],
    glow: ['#ff8a1f', '#ffb057'],
    bed: ['#75604a', '#a58e74'],
  },
} as const satisfies HousePalette;

/** The night express: moonlight by day, deep blue by night. */
const night = {
  scene: 'hills',
  page: {
    ground: ['#e6e9f2', '#12141d'],
    paper: ['#fbfcff', '#1b1e2a'],
    raised: ['#ffffff', '#262a39'],
    accent: ['#3a4ca0', '#a9b8ff'],
    onAccent: ['#ffffff', '#0a1030'],
  },
  board: {
    sea: ['#94a6cf', '#0b101f'],
    depth: ['#8296c4', '#141b30'],
    land: ['#d3dbef', '#1d2542'],
    land2: ['#c4cee8', '#222b4a'],
    land3: ['#b7c3e0', '#1b2740'],
    land4: ['#a9b6d8', '#161d36'],
    shore: ['#6f80b0', '#3a4670'],
    lake: ['#9db0d8', '#0e1428'],
    park: ['#a9c2c4', '#1c3436'],
    relief: ['#b2bedd', '#2b365c'],
    relief2: ['#8b9ac6', '#131a30'],
    relief3: ['#eef2fb', '#465382'],
    border: ['#6f7fb2', '#5b6898'],
    river: ['#7f98cf', '#2c4478'],
    line: ['#93a3cc', '#3a4670'],
    title: ['#2b3a86', '#ffdf8e'],
    sun: ['#fffbe8', '#fff3cf'],
    sky: ['#8f9fce', '#131a30'],
    ink: ['#171d3a', '#f4f2e6'],
    paper: ['#f6f8ff', '#14192c'],
    casing: ['#fcfdff', '#0b0f1c'],
    dot: ['#fcfdff', '#0b0f1c'],
    dotEdge: ['#171d3a', '#ffe9b0'],
    glow: ['#ffb300', '#ffd257'],
    bed: ['#5d689a', '#6f7aa2'],
    wave: ['#ffffff', '#5c7fb6'],
  },
} as const satisfies HousePalette;

export const PALETTES: Readonly<Record<PaletteId, HousePalette>> = { town, coast, winter, desert, night, paper };

/** The palette that has every word. */
export const EVERY_WORD: Readonly<Record<BoardWord, DayNight>> = paper.board;
