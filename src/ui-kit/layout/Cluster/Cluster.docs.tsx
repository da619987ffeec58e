import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cluster } from './Cluster.tsx';

export const docs: ComponentDocs = {
  purpose: 'Parts side by side at equal distances, which wrap.',
  useWhen: ['Buttons, badges or fields share a line.'],
  avoidWhen: [
    { when: 'Parts must stay below each other.', instead: 'Stack' },
    { when: 'Columns of a page.', instead: 'PageGrid' },
  ],
  anatomy: {
    width: 'content',
    parts: [{ part: 'Parts', role: 'Any elements, without outer margins.', at: 'button:first-child' }],
  },
  examples: {
    do: {
      caption: 'Let actions wrap.',
      render: () => (
        <Cluster gap="snug">
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
        </Cluster>
      ),
    },
    dont: {
      caption: 'Do not push two related buttons apart.',
      render: () => (
        <Cluster justify="between">
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
        </Cluster>
      ),
    },
  },
  content: ['It has no words of its own.'],
  keyboard: 'takes no focus',
  announcements: ['As a list it reads the number of its parts.'],
  states: [['justify, align', 'Where the parts stand.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Row', 'HStack', 'Inline', 'Flow'],
};
