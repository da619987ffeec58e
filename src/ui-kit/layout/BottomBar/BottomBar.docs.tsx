import { Home, Wallet } from 'lucide-react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { renderPlainLink } from '../../primitives/link/plain-link.tsx';
import { token } from '../../theme/tokens.ts';
import { BottomBar } from './BottomBar.tsx';

const items = [
  { name: 'Home', href: '#home', icon: <Home size={20} aria-hidden />, current: true },
  { name: 'Wallet', href: '#wallet', icon: <Wallet size={20} aria-hidden /> },
];

export const docs: ComponentDocs = {
  purpose: 'The main navigation on phones, within reach of the thumb.',
  useWhen: ['A signed-in user on a phone, once a page.'],
  avoidWhen: [
    { when: 'Wide screens.', instead: 'SideNav' },
    { when: 'Actions of a page.', instead: 'Button' },
  ],
  anatomy: {
    render: () => (
      <>
        <p>The last line of the page</p>
        <div style={{ blockSize: token.layout.bar }} />
        <BottomBar label="Example of the parts" renderLink={renderPlainLink} items={items} />
      </>
    ),
    parts: [
      { part: 'Entries', role: 'Three to five links with icon and name.', at: 'ul' },
      { part: 'Free space', role: 'Pages leave `token.layout.bar` free below their content.', at: 'p + div' },
    ],
  },
  examples: {
    do: {
      caption: 'Icon and name.',
      render: () => <BottomBar label="Example of a bar" renderLink={renderPlainLink} items={items} />,
    },
    dont: {
      caption: 'Do not show more than five entries.',
      render: () => (
        <BottomBar
          label="Example of a full bar"
          renderLink={renderPlainLink}
          items={['In play', 'Sports', 'Racing', 'Casino', 'Bets', 'Wallet', 'More'].map((name) => ({
            name,
            href: '#more',
            icon: <Home size={20} aria-hidden />,
          }))}
        />
      ),
    },
  },
  content: ['One word for each entry.'],
  keyboard: [['Tab, Enter', 'Reach and open a link.']],
  announcements: ['A navigation with its label; the open page is `aria-current`.'],
  states: [['current', 'The open page, in the accent and in strong weight.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `renderLink` replaces "link".']],
  synonyms: ['Tab bar of a phone', 'Bottom navigation', 'Footer menu'],
};
