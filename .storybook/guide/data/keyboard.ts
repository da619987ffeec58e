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

const TAB_STOP: KeyUse = {
  press: ['Tab'],
  effect: 'Moves the focus to the only tab stop inside, and then to the next element.',
};
const press: KeyUse = { press: ['Enter', 'Space'], effect: 'Presses the focused element.' };

export const keyMaps: readonly KeyMap[] = [
  {
    area: 'A market’s prices',
    sources: ['src/ui-kit/trading/OddsGrid/roving-tabindex.ts', 'src/features/market/ui/usePress.ts'],
    keys: [
      {
        press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
        effect:
          'Moves the focus to the neighbouring price. From the first price of a session line, it moves to the button before.',
      },
      { press: ['Home', 'End'], effect: 'Moves the focus to the first or last of these in the row.' },
      { press: ['Enter', ' '], effect: 'Selects the price that the cell showed when the key went down.' },
    ],
    native: [TAB_STOP],
  },
  {
    area: 'Match odds in a list of matches',
    sources: ['src/features/market/ui/match/MatchOddsRow.tsx'],
    keys: [{ press: ['ArrowLeft', 'ArrowRight'], effect: 'Moves the focus along the prices of the row.' }],
    native: [{ press: ['Tab'], effect: 'Moves the focus to the match, then to its first price.' }, press],
  },
  {
    area: 'A price ladder',
    sources: ['src/ui-kit/trading/PriceLadder/ladder-keys.ts'],
    keys: [
      {
        press: ['ArrowUp', 'ArrowDown'],
        effect: 'Moves the focus one tick up or down. At the edge the window follows.',
      },
      { press: ['PageUp', 'PageDown'], effect: 'Moves the focus one window up or down.' },
      { press: ['Home'], effect: 'Moves the window back to the best prices.' },
    ],
    native: [
      TAB_STOP,
      {
        press: ['ArrowLeft', 'ArrowRight'],
        effect: 'Moves the focus between back and lay, by the same code as in a market’s prices.',
      },
      press,
    ],
  },
  {
    area: 'The bet slip, as a panel',
    sources: ['src/features/bet-slip/ui/close-on-escape.ts'],
    keys: [{ press: ['Escape'], effect: 'Closes the slip and returns the focus to the price.' }],
    native: [],
  },
  {
    area: 'Odds, stake and other figures',
    sources: ['src/ui-kit/forms/NumberField/NumberField.tsx'],
    keys: [
      {
        press: ['ArrowUp', 'ArrowDown'],
        effect: 'Changes the figure by one step of the market’s ladder. Does nothing where there are no steps.',
      },
    ],
    native: [{ press: ['Enter'], effect: 'Presses the button of the slip.' }],
  },
  {
    area: 'A price chart',
    sources: ['src/features/price-chart/ui/ChartPlot.tsx'],
    keys: [
      {
        press: ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'],
        effect: 'Moves the cursor back or forward by a sixtieth of the time. Time runs from left to right.',
      },
      { press: ['PageDown', 'PageUp'], effect: 'Moves the cursor back or forward by a sixth of the time.' },
      { press: ['Home'], effect: 'Moves the cursor to the start of the time.' },
      { press: ['End', 'Escape'], effect: 'Returns to now.' },
    ],
    native: [TAB_STOP],
  },
  {
    area: 'The share of a cash-out',
    sources: [],
    keys: [],
    native: [{ press: ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'], effect: 'Moves the slider.' }],
  },
  {
    area: 'Tabs',
    sources: ['src/ui-kit/primitives/Tabs/Tabs.tsx'],
    keys: [
      { press: ['ArrowLeft', 'ArrowRight'], effect: 'Selects the neighbouring tab. After the last comes the first.' },
      { press: ['Home', 'End'], effect: 'Selects the first or last tab.' },
    ],
    native: [{ press: ['Tab'], effect: 'Moves the focus from the selected tab into its panel.' }],
  },
  {
    area: 'A menu',
    sources: ['src/ui-kit/primitives/Menu/Menu.tsx'],
    keys: [
      {
        press: ['ArrowDown', 'ArrowUp'],
        effect: 'Moves the focus to the next or previous link, button or field of the menu.',
      },
      { press: ['Escape'], effect: 'Closes the menu and returns the focus to its button.' },
    ],
    native: [
      {
        press: ['Tab'],
        effect: 'Moves the focus through the menu as through the page. The menu closes when the focus leaves it.',
      },
      press,
    ],
  },
  {
    area: 'A dialog',
    sources: [],
    keys: [],
    native: [
      {
        press: ['Escape'],
        effect: 'Closes the dialog if it can be closed, and returns the focus to the control that opened it.',
      },
      { press: ['Tab'], effect: 'Moves the focus inside the dialog only.' },
    ],
  },
  {
    area: 'A table',
    sources: ['src/ui-kit/data/DataTable/grid/cell-position.ts'],
    keys: [
      {
        press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
        effect: 'Moves the focus to the neighbouring cell or head. A link or button stands for its cell.',
      },
      {
        press: ['Home', 'End'],
        effect: 'Moves the focus to the first or last cell of the row; with Ctrl, of the table.',
      },
      { press: ['PageUp', 'PageDown'], effect: 'Moves the focus by ten rows.' },
    ],
    native: [
      TAB_STOP,
      { press: ['Enter', 'Space'], effect: 'Sorts by a head, opens a link, shows or hides a row’s details.' },
    ],
  },
  {
    area: 'The search for matches',
    sources: ['src/features/dashboard/ui/search/MatchSearch.tsx'],
    keys: [
      { press: ['ArrowDown', 'ArrowUp'], effect: 'Moves through the results.' },
      { press: ['Enter'], effect: 'Opens the chosen match.' },
      { press: ['Escape'], effect: 'Closes the list.' },
    ],
    native: [],
  },
  {
    area: 'Casino games',
    sources: ['src/features/casino/model/card-grid.ts'],
    keys: [
      {
        press: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
        effect: 'Moves the focus to the neighbouring game, drawn or not.',
      },
      { press: ['Home', 'End'], effect: 'Moves the focus to the first or last game.' },
      { press: ['PageUp', 'PageDown'], effect: 'Moves the focus three rows up or down.' },
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
