import type { ComponentDocs } from '../../docs/component-docs.ts';
import { PulseGroup } from './Skeleton.styles.ts';
import { Skeleton } from './Skeleton.tsx';

export const docs: ComponentDocs = {
  purpose: 'Holds the place of content that is loading, in its size.',
  useWhen: ['The shape of the content is known. A skeleton stands at once, without a delay.'],
  avoidWhen: [
    { when: 'A press waits for a response.', instead: 'the busy state of Button' },
    { when: 'A page is changed.', instead: 'ProgressBar' },
    { when: 'The size is unknown.', instead: 'Spinner' },
  ],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Bones', role: '`text`, `block`, `cell` or `circle`.', at: '[data-shape]:first-child' },
      { part: 'PulseGroup', role: 'One animation around all of them.', at: 'div' },
    ],
  },
  examples: {
    do: {
      caption: 'Same boxes as the content, one animation.',
      render: () => (
        <PulseGroup>
          <Skeleton width="10rem" />
          <Skeleton width="6rem" />
        </PulseGroup>
      ),
    },
    dont: {
      caption: 'Do not use one large block for a list of rows.',
      render: () => <Skeleton variant="block" height="6rem" />,
    },
  },
  content: ['It has no words.'],
  keyboard: 'takes no focus',
  announcements: ['Hidden from screen readers. The region around it sets `aria-busy`.'],
  states: [
    ['moving', 'The group pulses.'],
    ['still', 'Under reduced motion.'],
  ],
  performance: ['Sixty bones are one animation, because the group is animated and the bones are not.'],
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [['2026-11-25', 'The prop `variant` replaces "shape".']],
  synonyms: ['Placeholder', 'Loading', 'Shimmer'],
};
