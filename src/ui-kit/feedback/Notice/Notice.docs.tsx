import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Notice } from './Notice.tsx';

export const docs: ComponentDocs = {
  purpose: 'A message about the form or panel in which it stands, for as long as it applies.',
  useWhen: ['A form was refused.', 'A fact changes what a panel means: prices are delayed, a limit is near.'],
  avoidWhen: [
    { when: 'The message can pass by.', instead: 'Toast' },
    { when: 'The content itself is missing.', instead: 'ErrorPanel or EmptyState' },
    { when: 'One field is wrong.', instead: 'the error of the Field' },
  ],
  anatomy: {
    parts: [
      {
        part: 'Message',
        role: 'What is the case, in one sentence.',
        at: '[data-notice]',
        text: 'The bank refused the withdrawal.',
      },
      { part: 'Detail', role: 'The next step, or a link.', at: 'small' },
    ],
  },
  examples: {
    do: {
      caption: 'Say what happened and what to do.',
      render: () => (
        <Notice tone="loss" detail="Check the account number, and send it again.">
          The bank refused the withdrawal.
        </Notice>
      ),
    },
    dont: {
      caption: 'Do not apologise without a next step.',
      render: () => <Notice tone="loss">Oops, an error.</Notice>,
    },
  },
  content: ['One sentence, active, with the actor.', 'Messages of the server stay to the letter.'],
  keyboard: 'takes no focus',
  announcements: ['Pass `role="alert"` after a press, and `role="status"` when it can wait.'],
  states: [
    ['neutral', 'A fact.'],
    ['gain', 'It worked.'],
    ['warn', 'Something needs attention.'],
    ['loss', 'It failed.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Alert', 'Banner', 'Callout', 'Message'],
};
