import { useEffect } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { notify, ToastList } from './Toast.tsx';

const LIST_OF_PARTS = 'list-of-parts';

/** The list of the host in the page, with a message of its own that stays. */
function ToastExample() {
  useEffect(() => {
    toast.success('Profile saved', { role: 'status', containerId: LIST_OF_PARTS });
  }, []);
  return (
    <div style={{ blockSize: '9rem' }}>
      <ToastList closesAfterMs={false} containerId={LIST_OF_PARTS} />
    </div>
  );
}

export const docs: ComponentDocs = {
  purpose: 'A short message that confirms an action and passes by.',
  useWhen: ['An action worked or failed, and the page shows the result anyway.'],
  avoidWhen: [
    { when: 'The message must be read.', instead: 'Notice' },
    { when: 'Something must be decided.', instead: 'Modal' },
    { when: 'A bet was placed or refused.', instead: 'the phase of BetSlip' },
  ],
  anatomy: {
    render: () => <ToastExample />,
    parts: [
      { part: 'ToastHost', role: 'Rendered once, by the shell.', at: 'section > div' },
      { part: 'Message', role: 'One at a time, above dialogs too.', at: '[role=status]' },
      { part: 'Sign', role: 'A tick, or a triangle for a failure.', at: '[role=status] > div > svg' },
      { part: 'Close', role: 'Before its five seconds end.', at: 'button' },
    ],
  },
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
    ['success', 'A green edge, and a tick.'],
    ['failure', 'A red edge, and a triangle.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-28', 'A success and a failure have a sign of their own.']],
  synonyms: ['Snackbar', 'Notification', 'Flash message'],
};
