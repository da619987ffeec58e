/** One key, or several with the same kind of effect. */
interface KeyUse {
  readonly press: readonly string[];
  readonly effect: string;
}

export interface KeyMap {
  readonly area: string;
  /** The files that handle these keys. A test compares them with the list. */
  readonly sources: readonly string[];
  readonly keys: readonly KeyUse[];
  /** Keys that the browser handles for native elements. */
  readonly native: readonly KeyUse[];
}

const TAB_STOP: KeyUse = { press: ['Tab'], effect: 'moves to the only tab stop inside, and then to the next element' };
const press: KeyUse = { press: ['Enter', 'Space'], effect: 'presses the focused element' };

export const keyMaps: readonly KeyMap[] = [
  {
    area: 'A market’s prices',
    sources: ['src/ui-kit/trading/OddsGrid/roving-tabindex.ts', 'src/features/market/ui/usePress.ts'],
    keys: [
      {
        press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
        effect: 'to the neighbouring price; from the first of a session line, to what it said before',
      },
      { press: ['Home', 'End'], effect: 'to the first or last of these in the row' },
      { press: ['Enter', ' '], effect: 'selects the price that the cell showed when the key went down' },
    ],
    native: [TAB_STOP],
  },
  {
    area: 'Match odds in a list of matches',
    sources: ['src/features/market/ui/match/MatchOddsRow.tsx'],
    keys: [{ press: ['ArrowLeft', 'ArrowRight'], effect: 'along the prices of the row' }],
    native: [{ press: ['Tab'], effect: 'to the match, then to its first price' }, press],
  },
  {
    area: 'A price ladder',
    sources: ['src/ui-kit/trading/PriceLadder/ladder-keys.ts'],
    keys: [
      { press: ['ArrowUp', 'ArrowDown'], effect: 'a tick up or down; past the edge the window follows' },
      { press: ['PageUp', 'PageDown'], effect: 'a window up or down' },
      { press: ['Home'], effect: 'back to the best prices' },
    ],
    native: [
      TAB_STOP,
      { press: ['ArrowLeft', 'ArrowRight'], effect: 'between back and lay, by the same code as in a market’s prices' },
      press,
    ],
  },
  {
    area: 'The bet slip, as a panel',
    sources: ['src/features/bet-slip/ui/close-on-escape.ts'],
    keys: [{ press: ['Escape'], effect: 'closes it; the focus returns to the price' }],
    native: [],
  },
  {
    area: 'Odds, stake and other figures',
    sources: ['src/ui-kit/forms/NumberField/NumberField.tsx'],
    keys: [
      {
        press: ['ArrowUp', 'ArrowDown'],
        effect: 'one step of the market’s own ladder; where there are no steps, nothing',
      },
    ],
    native: [{ press: ['Enter'], effect: 'in the slip: presses its button' }],
  },
  {
    area: 'The share of a cash-out',
    sources: [],
    keys: [],
    native: [{ press: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'], effect: 'moves the slider' }],
  },
  {
    area: 'Tabs',
    sources: ['src/ui-kit/primitives/Tabs/Tabs.tsx'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight'], effect: 'selects the neighbour, round the ends' },
      { press: ['Home', 'End'], effect: 'selects the first or last' },
    ],
    native: [{ press: ['Tab'], effect: 'from the selected tab into its panel' }],
  },
  {
    area: 'A menu',
    sources: ['src/ui-kit/primitives/Menu/Menu.tsx'],
    keys: [
      { press: ['ArrowDown', 'ArrowUp'], effect: 'to the next or previous of its links, buttons and fields' },
      { press: ['Escape'], effect: 'closes it; the focus is back on its button' },
    ],
    native: [{ press: ['Tab'], effect: 'walks through it as through the page; leaving closes it' }, press],
  },
  {
    area: 'A dialog',
    sources: [],
    keys: [],
    native: [
      { press: ['Escape'], effect: 'closes it if it can be closed; the focus returns to the control that opened it' },
      { press: ['Tab'], effect: 'stays inside' },
    ],
  },
  {
    area: 'A table',
    sources: ['src/ui-kit/data/DataTable/grid/cell-position.ts'],
    keys: [
      {
        press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
        effect: 'to the neighbouring cell, heads included; a link or button is its cell',
      },
      { press: ['Home', 'End'], effect: 'to the first or last cell of the row; with Ctrl, of the table' },
      { press: ['PageUp', 'PageDown'], effect: 'as many rows as are in sight' },
    ],
    native: [
      TAB_STOP,
      { press: ['Enter', 'Space'], effect: 'sorts by a head, opens a link, folds a row’s details in or out' },
    ],
  },
  {
    area: 'The search for matches',
    sources: ['src/features/dashboard/ui/search/MatchSearch.tsx'],
    keys: [
      { press: ['ArrowDown', 'ArrowUp'], effect: 'through the results' },
      { press: ['Enter'], effect: 'opens the chosen match' },
      { press: ['Escape'], effect: 'closes the list' },
    ],
    native: [],
  },
  {
    area: 'Casino games',
    sources: ['src/features/casino/model/card-grid.ts'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], effect: 'to the neighbouring game, drawn or not' },
      { press: ['Home', 'End'], effect: 'to the first or last game' },
      { press: ['PageUp', 'PageDown'], effect: 'three rows up or down' },
    ],
    native: [TAB_STOP, press],
  },
];

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  ' ': 'Space',
};

export const formatKey = (key: string): string => KEY_NAMES[key] ?? key;
