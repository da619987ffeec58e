import { money } from '#shared/domain/money/money.ts';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { AmountChart, type AmountChartProps } from './AmountChart.tsx';

const series: AmountChartProps['series'] = [
  { id: 'balance', name: 'Balance', tone: 'accent', sign: 'negative', hasTotal: false },
];
const points: AmountChartProps['points'] = [2_872_800, 3_100_050, 2_750_000].map((amount, index) => ({
  id: String(index),
  name: `${19 + index} Nov 2026`,
  tick: `${19 + index} Nov`,
  amounts: [money(amount)],
}));
const common = { title: 'Balance', pointName: 'Day', series, points };

export const docs: ComponentDocs = {
  purpose: 'Amounts over days or months as a drawing, a sentence and a table of the same figures.',
  useWhen: ['A list of amounts has a course that a bettor looks for, such as the balance of a month.'],
  avoidWhen: [
    { when: 'Amounts are compared without time.', instead: 'AmountBars' },
    { when: 'Prices of a market are drawn.', instead: 'the price chart of the market' },
  ],
  anatomy: {
    parts: [
      { part: 'Title', role: 'The head of the card.', at: 'h2' },
      { part: 'Summary', role: 'One or two sentences with the main figures.', at: 'header + div > p' },
      { part: 'Plot', role: 'A line for a balance, bars for results.', at: '[data-draw]' },
      { part: 'Table', role: 'The same figures, closed at first.', at: 'details' },
    ],
  },
  examples: {
    do: {
      caption: 'The summary has the main figures.',
      render: () => <AmountChart {...common} variant="line" summary="From 28,728.00 to 27,500.00." />,
    },
    dont: {
      caption: 'Do not draw a balance as bars.',
      render: () => <AmountChart {...common} variant="bars" summary="From 28,728.00 to 27,500.00." />,
    },
  },
  content: ['The summary makes sense without the drawing.', 'Results have a sign; the colour only repeats it.'],
  keyboard: [
    ['Tab', 'Moves to the drawing, then to the table.'],
    ['Arrow keys', 'Move from point to point in the drawing.'],
  ],
  announcements: ['The drawing says each point and its amounts as the arrow keys reach it.'],
  states: [
    ['loading', 'A skeleton of the final height.'],
    ['too short', 'With fewer than two points nothing is drawn.'],
    ['on request', 'In lite mode a button shows drawing, summary and table. Until then the card has only its title.'],
  ],
  performance: 'not live',
  status: { stage: 'beta', since: '2026-11-24', missing: 'A picture in high contrast.' },
  changes: [['2026-11-25', 'The props `variant` and `deferred` replace "draw" and "isOnRequest".']],
  synonyms: ['Line chart', 'Graph', 'Column chart', 'History of amounts'],
};
