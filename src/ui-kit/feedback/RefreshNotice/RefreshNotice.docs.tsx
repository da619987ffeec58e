import type { ComponentDocs } from '../../docs/component-docs.ts';
import { RefreshNotice } from './RefreshNotice.tsx';

export const docs: ComponentDocs = {
  purpose: 'Says that the content below could not be refreshed, and is from an earlier read.',
  useWhen: ['A list, book or market stays on screen although its last read failed.'],
  avoidWhen: [
    { when: 'The content itself is missing.', instead: 'ErrorPanel' },
    { when: 'The message is about a form or a press.', instead: 'Notice' },
    { when: 'The prices of one market are old.', instead: 'the head of OddsGrid' },
  ],
  anatomy: {
    parts: [{ part: 'Message', role: 'What failed, and which rows are on screen.', at: '[data-refresh-notice]' }],
  },
  examples: {
    do: {
      caption: 'Say what failed and what is on screen.',
      render: () => <RefreshNotice>The list could not be refreshed. You see the last loaded bets.</RefreshNotice>,
    },
    dont: {
      caption: 'Do not leave open whether the content is right.',
      render: () => <RefreshNotice>Something went wrong.</RefreshNotice>,
    },
  },
  content: [
    'Two short sentences: what failed, and what is on screen.',
    'No retry button: the content refreshes automatically, or the page has a button for it.',
  ],
  keyboard: 'takes no focus',
  announcements: ['Pass `role="status"`, unless the page announces the failure in another way.'],
  states: [
    ['warn', 'Someone may act on the figures. A band of its own.'],
    ['quiet', 'A line in a flush card, as wide as its list.'],
    ['small', 'Beside dense content, such as markets or a book.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-29' },
  changes: [],
  synonyms: ['Out of date', 'Last loaded', 'Refresh failed'],
};
