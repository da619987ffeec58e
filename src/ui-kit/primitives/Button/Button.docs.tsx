import { Send } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Cluster } from '../../layout/Cluster/Cluster.tsx';
import { Button } from './Button.tsx';

export const docs: ComponentDocs = {
  purpose: 'Starts an action of the page.',
  useWhen: ['A press sends, saves, opens or removes something.', 'The main action of a panel: `primary`, once a view.'],
  avoidWhen: [
    { when: 'The press leads to another address.', instead: 'a link' },
    { when: 'The action is an icon without words.', instead: 'IconButton' },
    { when: 'The press filters a list.', instead: 'Chip' },
  ],
  anatomy: {
    width: 'content',
    render: () => (
      <Cluster gap="roomy">
        <Button icon={<Send size={16} aria-hidden />}>Send receipt</Button>
        <Button busy>Send receipt</Button>
      </Cluster>
    ),
    parts: [
      { part: 'Icon', role: 'Optional, before the label, 16 px, hidden from screen readers.', at: 'svg' },
      { part: 'Label', role: 'A verb, and what it acts on.', at: 'button:first-child', text: 'Send receipt' },
      { part: 'Spinner', role: 'Takes the place of the icon while it is busy.', at: '[aria-busy] > span' },
    ],
  },
  examples: {
    do: {
      caption: 'Say what happens, or why it cannot happen.',
      render: () => (
        <Button variant="back" aria-disabled>
          Min stake is 100
        </Button>
      ),
    },
    dont: {
      caption: 'Do not disable a button without a reason: nobody can focus it or learn why.',
      render: () => <Button disabled>Submit</Button>,
    },
  },
  content: [
    'Sentence case, at most four words, and no full stop.',
    'Name the action: "Remove deposit limit", not "OK".',
    'A button that places a bet shows the stake and the price.',
  ],
  keyboard: [
    ['Enter, Space', 'Presses it.'],
    ['Tab', 'Moves the focus to it, also while it is busy or blocked.'],
  ],
  announcements: [
    'Busy sets `aria-busy`; the label stays the same.',
    'Blocked sets `aria-disabled`: a reader says "unavailable" and the reason, which is the label.',
  ],
  states: [
    ['busy', 'Waits for a response, keeps focus and label, and ignores presses.'],
    ['aria-disabled', 'Blocked with a reason. It keeps the focus.'],
    ['disabled', 'Only where the control never had the focus.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Action', 'Submit', 'Call to action'],
};
