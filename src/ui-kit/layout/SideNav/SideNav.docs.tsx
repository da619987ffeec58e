import type { ComponentDocs } from '../../docs/component-docs.ts';
import { renderPlainLink } from '../../primitives/link/plain-link.tsx';
import { SideNav } from './SideNav.tsx';

export const docs: ComponentDocs = {
  purpose: 'The navigation at the side of wide screens: sports, competitions, own money.',
  useWhen: ['The main navigation of a signed-in user, once a page.'],
  avoidWhen: [
    { when: 'Phones.', instead: 'BottomBar' },
    { when: 'Parts of one page.', instead: 'Tabs' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Group', role: 'A title and its links. An empty group is hidden.', at: 'nav > div' },
      { part: 'Link', role: 'Name, depth and count.', at: '[aria-current]' },
    ],
  },
  examples: {
    do: {
      caption: 'Mark the page that is open.',
      render: () => (
        <SideNav
          label="Example of sports"
          renderLink={renderPlainLink}
          groups={[{ title: 'Sports', items: [{ name: 'Cricket', href: '#cricket', current: true, count: 12 }] }]}
        />
      ),
    },
    dont: {
      caption: 'Do not repeat the group in each link.',
      render: () => (
        <SideNav
          label="Example of repeated names"
          renderLink={renderPlainLink}
          groups={[{ title: 'Sports', items: [{ name: 'Sports: cricket', href: '#cricket' }] }]}
        />
      ),
    },
  },
  content: ['Names are nouns. A count is the number of matches.'],
  keyboard: [['Tab, Enter', 'Reach and open a link.']],
  announcements: ['A navigation with its label; the open page is `aria-current`.'],
  states: [
    ['current', 'The open page, on a raised panel and in strong weight.'],
    ['depth', 'A competition below its sport.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `renderLink` replaces "link".']],
  synonyms: ['Sidebar', 'Left menu', 'Navigation'],
};
