/** Both modes of a colour on one line: a missing dark value does not compile. */
export type LightDarkPair = readonly [light: string, dark: string];
type Roles = Readonly<Record<string, Readonly<Record<string, LightDarkPair>>>>;

/** Background of most text. Separate, because an operator's accent is checked against it. */
export const panel = ['#ffffff', '#121a24'] as const satisfies LightDarkPair;

export const colors = {
  surface: {
    page: ['#f3f5f8', '#0b1118'],
    panel,
    sunk: ['#f7f9fb', '#0f1620'],
    raised: ['#ffffff', '#1a2431'],
    hover: ['#eef2f6', '#1d2836'],
    backdrop: ['#0b14209e', '#02060bb3'],
  },
  line: {
    soft: ['#e2e7ee', '#222d3b'],
    strong: ['#77839a', '#6b7a91'],
  },
  ink: {
    main: ['#111a26', '#e8eef6'],
    soft: ['#526073', '#a3b0c2'],
    faint: ['#616d82', '#8d9bb0'],
  },
  accent: {
    main: ['#0f5f4e', '#43c59e'],
    ink: ['#ffffff', '#05241b'],
    soft: ['#e3f2ed', '#12312a'],
  },
  /** The brand's deep tone, for a band such as the featured match. `shade` ends its gradient. */
  deep: {
    main: ['#1e2a63', '#161d3d'],
    shade: ['#172048', '#0f142b'],
    ink: ['#ffffff', '#ffffff'],
    soft: ['#c9d0ee', '#b4bddb'],
  },
  back: {
    best: ['#8fccff', '#2a6da3'],
    second: ['#c5e3fd', '#1c4d77'],
    third: ['#e3f1fd', '#15364f'],
    ink: ['#0b2239', '#f2f8ff'],
    edge: ['#1f6fae', '#7cc0f5'],
  },
  lay: {
    best: ['#f9b3c2', '#a3405a'],
    second: ['#fcd6de', '#6d2c40'],
    third: ['#fdebef', '#47202d'],
    ink: ['#44101d', '#fff1f4'],
    edge: ['#b83a5c', '#f08fa7'],
  },
  gain: {
    main: ['#0a7a43', '#4fd08c'],
    soft: ['#e2f4ea', '#12301f'],
  },
  loss: {
    main: ['#c02929', '#ff8078'],
    soft: ['#fdeaea', '#3a1a1c'],
    fill: ['#bd2626', '#c43a36'],
    ink: ['#ffffff', '#ffffff'],
  },
  teal: {
    main: ['#08696f', '#4ecdd0'],
  },
  live: {
    main: ['#c63527', '#ff7a69'],
    soft: ['#fdebe8', '#3a1d1a'],
    fill: ['#c63527', '#c5392c'],
    ink: ['#ffffff', '#ffffff'],
  },
  warn: {
    main: ['#835600', '#ffcc66'],
    soft: ['#fff3d9', '#35290f'],
  },
  /** Lines of a chart, in the order of use. Any two differ in every common colour vision deficiency. */
  chart: {
    1: ['#1b6fb5', '#62b4ff'],
    2: ['#b3365a', '#f07a9c'],
    3: ['#c2740f', '#cbac2e'],
    4: ['#521e97', '#716df6'],
    5: ['#4d8f73', '#41ebb0'],
    6: ['#1b2b36', '#f5f5f5'],
    7: ['#a64c88', '#9c4fae'],
    8: ['#5c571b', '#607615'],
  },
  /** Discs with initials. */
  crest: {
    1: ['#1769aa', '#1769aa'],
    2: ['#9c5a10', '#9c5a10'],
    3: ['#7a3fb0', '#7a3fb0'],
    4: ['#0b7468', '#0b7468'],
    5: ['#b3365a', '#b3365a'],
    6: ['#4a5568', '#4a5568'],
    7: ['#2f742f', '#2f742f'],
    8: ['#8a3324', '#8a3324'],
    ink: ['#ffffff', '#ffffff'],
  },
  focus: {
    ring: ['#0b57d0', '#8ab8ff'],
  },
} as const satisfies Roles;

export const shadows = {
  shadow: {
    rest: ['0 1px 2px rgb(16 30 54 / 6%), 0 8px 24px -12px rgb(16 30 54 / 18%)', '0 1px 2px rgb(0 0 0 / 40%)'],
    float: [
      '0 2px 6px rgb(16 30 54 / 10%), 0 18px 48px -12px rgb(16 30 54 / 32%)',
      '0 2px 6px rgb(0 0 0 / 50%), 0 18px 48px -8px rgb(0 0 0 / 70%)',
    ],
  },
} as const satisfies Roles;

export type Colors = typeof colors & typeof shadows;
export type Mode = 'light' | 'dark';
const MODE_INDEX: Record<Mode, 0 | 1> = { light: 0, dark: 1 };

/** Lists every colour and shadow of one mode as `[css variable, value]`. */
export function createModeVariables(mode: Mode): readonly (readonly [name: string, value: string])[] {
  return Object.entries<Roles[string]>({ ...colors, ...shadows }).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, pair]) => [`--${group}-${role}`, pair[MODE_INDEX[mode]]] as const),
  );
}
