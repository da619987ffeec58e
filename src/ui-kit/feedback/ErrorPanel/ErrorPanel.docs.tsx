import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const noop = () => undefined;

export const docs: ComponentDocs = {
  purpose: 'Takes the place of content that could not be read, and offers to read it again.',
  useWhen: ['A page, table or panel failed to load.'],
  avoidWhen: [
    { when: 'There is nothing to show.', instead: 'EmptyState' },
    { when: 'A press failed, and the content is still there.', instead: 'Notice or Toast' },
    { when: 'The outcome of a bet is unknown.', instead: 'the phase unverified of BetSlip' },
  ],
  anatomy: {
    width: 'content',
    render: () => (
      <ErrorPanel title="The statement could not be read" onRetry={noop} action={<Button>Back to the account</Button>}>
        The server does not respond.
      </ErrorPanel>
    ),
    parts: [
      { part: 'Title', role: 'What could not be read.', at: 'p:first-of-type' },
      { part: 'Text', role: 'The cause, as far as it is known.', at: 'p:last-of-type' },
      { part: 'Retry', role: 'Reads it again. Absent where it cannot help.', at: 'button:first-child' },
      { part: 'Action', role: 'Another way on.', at: 'button:last-child' },
    ],
  },
  examples: {
    do: {
      caption: 'Name the content and the cause.',
      render: () => (
        <ErrorPanel title="The statement could not be read" onRetry={noop}>
          The server does not respond.
        </ErrorPanel>
      ),
    },
    dont: {
      caption: 'Do not show the error of the program.',
      render: () => <ErrorPanel title="TypeError: undefined is not a function" onRetry={noop} />,
    },
  },
  content: [
    'The title names the content.',
    'No apology, no blame. A code stands in brackets at the end, for the support.',
  ],
  keyboard: [['Enter, Space', 'On the button: reads again. It keeps the focus while it reads.']],
  announcements: ['An alert when it appears.'],
  states: [
    ['failed', 'With the button, where a repetition can help.'],
    ['busy', 'The button is busy.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `busy` replaces "retrying".']],
  synonyms: ['Error state', 'Failure', 'Retry', 'Offline'],
};
