import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { notify } from './Toast.tsx';

export const docs: ComponentDocs = {
  purpose: 'A short message that confirms an action and passes by.',
  useWhen: ['An action worked or failed, and the page shows the result anyway.'],
  avoidWhen: [
    { when: 'The message must be read.', instead: 'Notice' },
    { when: 'Something must be decided.', instead: 'Modal' },
    { when: 'A bet was placed or refused.', instead: 'the phase of BetSlip' },
  ],
  anatomy: [
    ['ToastHost', 'Rendered once, by the shell.'],
    ['Message', 'One at a time, above dialogs too.'],
    ['Close', 'Before its five seconds end.'],
  ],
  examples: {
    do: {
      caption: 'Confirm in the past tense. Without a host on this page the button shows nothing.',
      render: () => <Button onClick={() => notify.showSuccess('Profile saved')}>Save profile</Button>,
    },
    dont: {
      caption: 'Do not report by a toast that money could not be sent.',
      render: () => <Button onClick={() => notify.showError('Withdrawal failed')}>Withdraw</Button>,
    },
  },
  content: ['At most six words, no full stop.', 'It says what is now the case: "Password changed".'],
  keyboard: [['Tab, Enter', 'Reach and close the message.']],
  announcements: ['A success is polite, a failure an alert. One message at a time.'],
  states: [
    ['success', 'Green, with a sign.'],
    ['failure', 'Red, with a sign.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Snackbar', 'Notification', 'Flash message'],
};
