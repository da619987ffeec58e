import { useState } from 'react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RulesModal } from './RulesModal.tsx';

function RulesExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the casino</Button>
      <RulesModal open={isOpen} onConfirm={() => setOpen(false)} onDecline={() => setOpen(false)} />
    </>
  );
}

const noop = () => undefined;

export const docs: ComponentDocs = {
  purpose: 'Shows the rules of the casino, which a player confirms before the first game.',
  useWhen: ['A player opens a game for the first time in a session.'],
  avoidWhen: [{ when: 'Any other confirmation.', instead: 'Modal' }],
  anatomy: {
    render: () => <RulesModal open onConfirm={noop} onDecline={noop} />,
    parts: [
      { part: 'Rules', role: 'The rules of the operator.', at: 'dialog > div' },
      { part: 'Agree', role: 'Continues to the game.', at: 'footer > :last-child' },
      { part: 'Decline', role: 'Returns to the lobby.', at: 'footer > :first-child' },
    ],
  },
  examples: {
    do: { caption: 'Open it before the game loads.', render: () => <RulesExample /> },
    dont: {
      caption: 'Do not hide the rules behind an unnamed button.',
      render: () => <Button>OK</Button>,
    },
  },
  content: ['The rules stand in full. They are not shortened.'],
  keyboard: [
    ['Tab', 'Moves inside the dialog only.'],
    ['Escape', 'Declines.'],
  ],
  announcements: ['A dialog with its title. The focus begins inside it.'],
  states: [['open', 'The page behind cannot be used.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Terms', 'Consent', 'Casino rules'],
};
