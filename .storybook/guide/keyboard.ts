/** One key, or several that do the same thing each its own way. */
interface Use {
  readonly press: readonly string[];
  readonly does: string;
}

export interface KeyMap {
  readonly where: string;
  /** The files that read these keys: a test finds the same keys there, and no other. */
  readonly read: readonly string[];
  readonly keys: readonly Use[];
  /** What the browser does by itself for the elements used. */
  readonly native: readonly Use[];
}

const stop: Use = { press: ['Tab'], does: 'to the one tab stop of it all, and from there to what follows' };
const press: Use = { press: ['Enter', 'Space'], does: 'presses what has the focus' };

export const keyMaps: readonly KeyMap[] = [
  {
    where: 'A market’s prices',
    read: ['src/ui-kit/OddsGrid/roving.ts', 'src/features/market/ui/usePress.ts'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'to the neighbouring price; from the first of a session line, to what it said before' },
      { press: ['Home', 'End'], does: 'to the first or last of these in the row' },
      { press: ['Enter', ' '], does: 'takes the price that stood there when the key went down' },
    ],
    native: [stop],
  },
  {
    where: 'Match odds in a list of matches',
    read: ['src/features/market/ui/MatchOddsRow.tsx'],
    keys: [{ press: ['ArrowLeft', 'ArrowRight'], does: 'along the prices of the row' }],
    native: [{ press: ['Tab'], does: 'to the match, then to its first price' }, press],
  },
  {
    where: 'A price ladder',
    read: ['src/ui-kit/PriceLadder/keys.ts'],
    keys: [
      { press: ['ArrowUp', 'ArrowDown'], does: 'a tick up or down; past the edge the window follows' },
      { press: ['PageUp', 'PageDown'], does: 'a window up or down' },
      { press: ['Home'], does: 'back to the best prices' },
    ],
    native: [stop, { press: ['ArrowLeft', 'ArrowRight'], does: 'between back and lay, by the same code as in a market’s prices' }, press],
  },
  {
    where: 'The bet slip, as a panel',
    read: ['src/features/bet-slip/ui/on-escape.ts'],
    keys: [{ press: ['Escape'], does: 'closes it; the focus returns to the price' }],
    native: [],
  },
  {
    where: 'Odds, stake and other figures',
    read: ['src/ui-kit/NumberField/NumberField.tsx'],
    keys: [{ press: ['ArrowUp', 'ArrowDown'], does: 'one step of the market’s own ladder; where there are no steps, nothing' }],
    native: [{ press: ['Enter'], does: 'in the slip: presses its button' }],
  },
  {
    where: 'The share of a cash-out',
    read: [],
    keys: [],
    native: [{ press: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'], does: 'moves the slider' }],
  },
  {
    where: 'Tabs',
    read: ['src/ui-kit/Tabs/Tabs.tsx'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight'], does: 'selects the neighbour, round the ends' },
      { press: ['Home', 'End'], does: 'selects the first or last' },
    ],
    native: [{ press: ['Tab'], does: 'from the selected tab into its panel' }],
  },
  {
    where: 'A menu',
    read: ['src/ui-kit/Menu/Menu.tsx'],
    keys: [
      { press: ['ArrowDown', 'ArrowUp'], does: 'to the next or previous of its links, buttons and fields' },
      { press: ['Escape'], does: 'closes it; the focus is back on its button' },
    ],
    native: [{ press: ['Tab'], does: 'walks through it as through the page; leaving closes it' }, press],
  },
  {
    where: 'A dialog',
    read: [],
    keys: [],
    native: [{ press: ['Escape'], does: 'closes it, where it may be closed; the focus returns to what opened it' }, { press: ['Tab'], does: 'stays inside' }],
  },
  {
    where: 'A table',
    read: ['src/ui-kit/DataTable/spot.ts'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'to the neighbouring cell, heads included; a link or button is its cell' },
      { press: ['Home', 'End'], does: 'to the first or last cell of the row; with Ctrl, of the table' },
      { press: ['PageUp', 'PageDown'], does: 'as many rows as are in sight' },
    ],
    native: [stop, { press: ['Enter', 'Space'], does: 'sorts by a head, opens a link, folds a row’s details in or out' }],
  },
  {
    where: 'The search for matches',
    read: ['src/features/dashboard/ui/MatchSearch.tsx'],
    keys: [
      { press: ['ArrowDown', 'ArrowUp'], does: 'through what was found' },
      { press: ['Enter'], does: 'opens the chosen match' },
      { press: ['Escape'], does: 'closes the list' },
    ],
    native: [],
  },
  {
    where: 'Casino games',
    read: ['src/features/casino/model/grid.ts'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: 'to the neighbouring game, drawn or not' },
      { press: ['Home', 'End'], does: 'to the first or last game' },
      { press: ['PageUp', 'PageDown'], does: 'three rows up or down' },
    ],
    native: [stop, press],
  },
];

const spoken: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', PageUp: 'Page Up', PageDown: 'Page Down', ' ': 'Space' };

export const keyName = (key: string): string => spoken[key] ?? key;
