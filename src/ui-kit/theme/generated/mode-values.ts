/* Written by `npm run tokens:build` from the token files in src/ui-kit/theme/tokens. */
export const modes = ['light', 'dark', 'contrast'] as const;

/** The values of a colour or shadow in every mode. */
export type ModeValues = readonly [light: string, dark: string, contrast: string];
type Roles = Readonly<Record<string, Readonly<Record<string, ModeValues>>>>;

export const colors = {
  surface: {
    page: ['#f3f5f8', '#0b1118', '#ffffff'],
    panel: ['#ffffff', '#121a24', '#ffffff'],
    sunk: ['#f7f9fb', '#0f1620', '#ffffff'],
    raised: ['#ffffff', '#1a2431', '#ffffff'],
    hover: ['#eef2f6', '#1d2836', '#e4e9f0'],
    backdrop: ['#0b14209e', '#02060bb3', '#000000c7'],
    cover: ['#00000000', '#00000000', '#ffffff'],
  },
  line: { soft: ['#e2e7ee', '#222d3b', '#5b6472'], strong: ['#77839a', '#6b7a91', '#1a222e'] },
  ink: {
    main: ['#111a26', '#e8eef6', '#000000'],
    soft: ['#526073', '#a3b0c2', '#1d2632'],
    faint: ['#616d82', '#8d9bb0', '#2b3645'],
  },
  accent: {
    main: ['#3f4ac2', '#a5aeff', '#2d3ab5'],
    ink: ['#ffffff', '#10143f', '#ffffff'],
    soft: ['#eceefb', '#1f2448', '#e6e9fb'],
  },
  deep: {
    main: ['#1e2a63', '#161d3d', '#131a48'],
    shade: ['#172048', '#0f142b', '#0b1030'],
    ink: ['#ffffff', '#ffffff', '#ffffff'],
    soft: ['#c9d0ee', '#b4bddb', '#dfe4f8'],
  },
  back: {
    best: ['#8fccff', '#2a6da3', '#8fccff'],
    second: ['#c5e3fd', '#1c4d77', '#c5e3fd'],
    third: ['#e3f1fd', '#15364f', '#e3f1fd'],
    ink: ['#0b2239', '#f2f8ff', '#001226'],
    edge: ['#1f6fae', '#7cc0f5', '#0b4a82'],
  },
  lay: {
    best: ['#f9b3c2', '#a3405a', '#f9b3c2'],
    second: ['#fcd6de', '#6d2c40', '#fcd6de'],
    third: ['#fdebef', '#47202d', '#fdebef'],
    ink: ['#44101d', '#fff1f4', '#26000b'],
    edge: ['#b83a5c', '#f08fa7', '#8a1538'],
  },
  gain: { main: ['#0a7a43', '#4fd08c', '#00502a'], soft: ['#e2f4ea', '#12301f', '#e2f4ea'] },
  loss: {
    main: ['#c02929', '#ff8078', '#8c0f12'],
    soft: ['#fdeaea', '#3a1a1c', '#fdeaea'],
    fill: ['#bd2626', '#c43a36', '#8f1414'],
    ink: ['#ffffff', '#ffffff', '#ffffff'],
  },
  teal: { main: ['#08696f', '#4ecdd0', '#00474d'] },
  live: {
    main: ['#c63527', '#ff7a69', '#861a0f'],
    soft: ['#fdebe8', '#3a1d1a', '#fdebe8'],
    fill: ['#c63527', '#c5392c', '#8a1a10'],
    ink: ['#ffffff', '#ffffff', '#ffffff'],
  },
  warn: { main: ['#835600', '#ffcc66', '#573700'], soft: ['#fff3d9', '#35290f', '#fff3d9'] },
  chart: {
    '1': ['#1b6fb5', '#62b4ff', '#135a99'],
    '2': ['#b3365a', '#f07a9c', '#9c1f47'],
    '3': ['#c87b13', '#cbac2e', '#a45c31'],
    '4': ['#521e97', '#716df6', '#44059b'],
    '5': ['#57997d', '#41ebb0', '#257b75'],
    '6': ['#1b2b36', '#f5f5f5', '#030303'],
    '7': ['#a64c88', '#9c4fae', '#781367'],
    '8': ['#5c571b', '#607615', '#322f04'],
  },
  crest: {
    '1': ['#1769aa', '#1769aa', '#0f4f86'],
    '2': ['#9c5a10', '#9c5a10', '#6b3a05'],
    '3': ['#7a3fb0', '#7a3fb0', '#5e2a8f'],
    '4': ['#0b7468', '#0b7468', '#07504a'],
    '5': ['#b3365a', '#b3365a', '#8a1d45'],
    '6': ['#4a5568', '#4a5568', '#3a4454'],
    '7': ['#2f742f', '#2f742f', '#1f5320'],
    '8': ['#8a3324', '#8a3324', '#742617'],
    ink: ['#ffffff', '#ffffff', '#ffffff'],
  },
  focus: { ring: ['#0b57d0', '#8ab8ff', '#0036a8'] },
} as const satisfies Roles;

export const shadows = {
  shadow: {
    rest: [
      '0 1px 2px rgb(16 30 54 / 6%), 0 8px 24px -12px rgb(16 30 54 / 18%)',
      '0 1px 2px rgb(0 0 0 / 40%)',
      '0 0 0 rgb(0 0 0 / 0%)',
    ],
    float: [
      '0 2px 6px rgb(16 30 54 / 10%), 0 18px 48px -12px rgb(16 30 54 / 32%)',
      '0 2px 6px rgb(0 0 0 / 50%), 0 18px 48px -8px rgb(0 0 0 / 70%)',
      '0 0 0 2px rgb(0 0 0 / 100%)',
    ],
  },
} as const satisfies Roles;
