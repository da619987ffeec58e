import type { ComponentDocs } from '../../docs/component-docs.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const docs: ComponentDocs = {
  purpose: 'A slim line at the top of the page while the next page loads.',
  useWhen: ['The address changes and the page needs files or data.'],
  avoidWhen: [
    { when: 'Part of a page loads.', instead: 'Skeleton' },
    { when: 'A file is uploaded, with a known share.', instead: 'the progress element of the browser' },
  ],
  anatomy: {
    parts: [{ part: 'Line', role: 'Moves along the top of the window.', at: '[role=progressbar]' }],
  },
  examples: {
    do: { caption: 'Name the page that loads.', render: () => <ProgressBar busy label="Loading the statement" /> },
    dont: { caption: 'Do not keep it after the page has failed.', render: () => <ProgressBar busy label="Failed" /> },
  },
  content: ['The label is for screen readers: "Loading" and the page.'],
  keyboard: 'takes no focus',
  announcements: ['A progress bar without a value.'],
  states: [
    ['busy', 'The line moves. Fast pages never show it.'],
    ['idle', 'Not rendered.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `busy` replaces "active".']],
  synonyms: ['Page loader', 'Loading bar'],
};
