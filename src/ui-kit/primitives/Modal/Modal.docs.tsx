import { useState } from 'react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from './Modal.tsx';

const noop = () => undefined;

interface ModalExampleProps {
  trigger: string;
  title: string;
  confirm: string;
  text: string;
}

function ModalExample({ trigger, title, confirm, text }: ModalExampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const footer = (
    <>
      <Button data-autofocus="" onClick={close}>
        Keep
      </Button>
      <Button variant="danger" onClick={close}>
        {confirm}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{trigger}</Button>
      <Modal open={isOpen} title={title} onClose={close} footer={footer}>
        {text}
      </Modal>
    </>
  );
}

export const docs: ComponentDocs = {
  purpose: 'A dialog over the page, which must be finished or closed first.',
  useWhen: [
    'A decision that cannot be undone is confirmed.',
    'A short task interrupts the page: `dialog`, `wide`, or `sheet` on phones.',
  ],
  avoidWhen: [
    { when: 'A message needs no decision.', instead: 'Notice or a toast' },
    { when: 'A long form.', instead: 'a page' },
    { when: 'A list of actions.', instead: 'Menu' },
  ],
  anatomy: {
    render: () => (
      <Modal
        open
        title="Remove these payment details?"
        onClose={noop}
        footer={<Button variant="danger">Remove</Button>}
      >
        Withdrawals can no longer be sent there.
      </Modal>
    ),
    parts: [
      { part: 'Title', role: 'The question or the task.', at: 'h2' },
      { part: 'Close', role: 'Always there; Escape does the same.', at: 'header button' },
      { part: 'Content', role: 'Scrolls by itself.', at: 'dialog > div' },
      { part: 'Footer', role: 'The safe action first, then the other one.', at: 'footer' },
    ],
  },
  examples: {
    do: {
      caption: 'The title asks, and the button repeats the verb.',
      render: () => (
        <ModalExample
          trigger="Remove payment details…"
          title="Remove these payment details?"
          confirm="Remove"
          text="Withdrawals can no longer be sent there."
        />
      ),
    },
    dont: {
      caption: 'Do not ask "Are you sure?" with OK: the answer does not say what happens.',
      render: () => <ModalExample trigger="Remove…" title="Are you sure?" confirm="OK" text="This is permanent." />,
    },
  },
  content: ['The title is a question with a verb, or the name of the task.', 'No dialog opens another one.'],
  keyboard: [
    ['Tab', 'Moves inside the dialog only.'],
    ['Escape', 'Closes it, and returns the focus to the control that opened it.'],
  ],
  announcements: ['A dialog with its title. The focus begins at `data-autofocus`, else at the close button.'],
  states: [
    ['open', 'The page behind is inert. A press on it closes the dialog.'],
    ['closed', 'Its content is not rendered.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-25', 'The prop `variant` replaces "shape".'],
    ['2026-11-22', 'The prop `footer` replaces "foot".'],
  ],
  synonyms: ['Dialog', 'Popup', 'Sheet', 'Confirmation'],
};
