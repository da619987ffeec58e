import type { ComponentDocs } from '../../docs/component-docs.ts';
import { SportIcon } from './SportIcon.tsx';

export const docs: ComponentDocs = {
  purpose: 'The icon of a sport beside its name.',
  useWhen: ['A sport is named in a menu or at the head of a list.'],
  avoidWhen: [{ when: 'The name of the sport does not stand beside it.', instead: 'the name as text' }],
  anatomy: {
    width: 'content',
    parts: [
      { part: 'Icon', role: 'A drawing in the colour of the text. An unknown sport has a neutral one.', at: 'svg' },
    ],
  },
  examples: {
    do: {
      caption: 'The name stands beside the icon.',
      render: () => (
        <span style={{ display: 'inline-flex', gap: '0.5rem', alignItems: 'center' }}>
          <SportIcon sport="cricket" /> Cricket
        </span>
      ),
    },
    dont: { caption: 'Do not leave the icon alone.', render: () => <SportIcon sport="cricket" /> },
  },
  content: ['The name comes from the server; the icon follows the id of the sport.'],
  keyboard: 'takes no focus',
  announcements: ['Hidden from screen readers, because the name is text.'],
  states: [['unknown', 'A sport without a drawing has a neutral icon.']],
  performance: 'not live',
  status: { stage: 'beta', since: '2026-11-24', missing: 'Drawings of more sports.' },
  changes: [['2026-11-25', 'The prop `sport` replaces "kind". Sizes have names instead of pixels.']],
  synonyms: ['Sport symbol', 'Cricket', 'Football', 'Tennis', 'Horse', 'Greyhound'],
};
