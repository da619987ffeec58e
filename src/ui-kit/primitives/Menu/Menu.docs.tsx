import { useState } from 'react';
import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.styles.ts';

interface MenuExampleProps {
  label: string;
  items: readonly string[];
  /** Whether it is open at first. */
  open?: boolean;
}

function MenuExample({ label, items, open = false }: MenuExampleProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <Menu label={label} trigger={label} open={isOpen} onOpen={setOpen} align="start">
      {items.map((item) => (
        <MenuItem key={item} type="button" onClick={() => setOpen(false)}>
          {item}
        </MenuItem>
      ))}
    </Menu>
  );
}

export const docs: ComponentDocs = {
  purpose: 'A button that shows further links, actions or settings below it.',
  useWhen: ['Actions that are used less often leave the head of a page or market.'],
  avoidWhen: [
    { when: 'One of several values is selected.', instead: 'Select' },
    { when: 'The most important action.', instead: 'Button' },
    { when: 'A decision.', instead: 'Modal' },
  ],
  anatomy: {
    width: 'content',
    render: () => (
      <div style={{ inlineSize: '13rem', blockSize: '12rem' }}>
        <MenuExample label="Account" items={['Statement', 'Profit and loss', 'Log out']} open />
      </div>
    ),
    parts: [
      { part: 'Trigger', role: 'A button with a name.', at: '[aria-expanded]' },
      { part: 'Panel', role: 'Below it, at its start or end.', at: '[data-align]' },
      { part: 'Items', role: 'MenuItem and MenuLabel, or any control.', at: '[data-align] > :first-child' },
    ],
  },
  examples: {
    do: {
      caption: 'Name the menu for what is in it.',
      render: () => <MenuExample label="Account" items={['Statement', 'Profit and loss', 'Log out']} />,
    },
    dont: {
      caption: 'Do not hide a single action in a menu.',
      render: () => <MenuExample label="More" items={['Log out']} />,
    },
  },
  content: ['Items are nouns for pages, and verbs for actions.'],
  keyboard: [
    ['Enter, Space', 'Open it. On an item: press it.'],
    ['Arrow down, Arrow up', 'Move to the next or previous item.'],
    ['Escape', 'Closes it and returns the focus to the trigger.'],
    ['Tab', 'Moves on. It closes when the focus leaves.'],
  ],
  announcements: ['The trigger says "expanded" or "collapsed". It is a disclosure, not an ARIA menu.'],
  states: [
    ['closed', 'Only the trigger.'],
    ['open', 'The panel stays until Escape, a press outside, a scroll of the page, or the focus leaves.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-24', 'The props `layer` and `closeOnPress` are new.']],
  synonyms: ['Dropdown menu', 'Disclosure', 'More actions', 'Popover'],
};
