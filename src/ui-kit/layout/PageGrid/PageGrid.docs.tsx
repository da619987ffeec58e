import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Card } from '../Card/Card.tsx';
import { PageGrid } from './PageGrid.tsx';

export const docs: ComponentDocs = {
  purpose: 'The columns of a page, which become one column on narrow screens.',
  useWhen: ['A page has a main part and a side part, or equal parts.'],
  avoidWhen: [
    { when: 'Parts share a line.', instead: 'Cluster' },
    { when: 'Rows of figures.', instead: 'DataTable' },
  ],
  anatomy: {
    width: 'page',
    parts: [{ part: 'Columns', role: '`one`, `equal`, `wide-narrow`, `rail` or `cards`.', at: 'section:first-child' }],
  },
  examples: {
    do: {
      caption: 'Write the main part first: narrow screens show it first.',
      render: () => (
        <PageGrid variant="wide-narrow">
          <Card title="Statement">Rows</Card>
          <Card title="Totals">Figures</Card>
        </PageGrid>
      ),
    },
    dont: {
      caption: 'Do not begin with the side part.',
      render: () => (
        <PageGrid variant="equal">
          <Card title="Totals">Figures</Card>
          <Card title="Statement">Rows</Card>
        </PageGrid>
      ),
    },
  },
  content: ['It has no words of its own.'],
  keyboard: 'takes no focus',
  announcements: ['Reading order is the order of the source.'],
  states: [['narrow', 'One column.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `variant` replaces "columns".']],
  synonyms: ['Columns', 'Layout', 'Responsive grid'],
};
