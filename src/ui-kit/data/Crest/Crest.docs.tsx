import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Cluster } from '../../layout/Cluster/Cluster.tsx';
import { Crest } from './Crest.tsx';

const name = 'Sri Lanka';

export const docs: ComponentDocs = {
  purpose: 'A round crest of a team, drawn from its initials or from the picture of the operator.',
  useWhen: ['A team is named in a list, a head, a market or a chart.'],
  avoidWhen: [
    { when: 'The name does not stand beside it.', instead: 'the name as text' },
    { when: 'It marks a user.', instead: 'Avatar' },
  ],
  anatomy: {
    width: 'content',
    render: () => (
      <Cluster>
        <Crest name={name} size="large" />
        <Crest name={name} src="/icon.svg" size="large" />
      </Cluster>
    ),
    parts: [
      {
        part: 'Disc',
        role: 'One of eight fills, chosen by the name, so a team looks the same on every page.',
        at: '[data-crest]',
      },
      { part: 'Letters', role: 'Up to two, in any script.', at: '[data-initials]' },
      { part: 'Picture', role: 'In place of the letters, where the operator has one.', at: 'img' },
    ],
  },
  examples: {
    do: {
      caption: 'The name stands beside the crest.',
      render: () => (
        <span>
          <Crest name={name} size="small" /> {name}
        </span>
      ),
    },
    dont: { caption: 'Do not leave the crest alone.', render: () => <Crest name={name} /> },
  },
  content: [
    'The fill says nothing about winning and losing.',
    'Two opponents never share a fill: the second team names the first as its opponent.',
    'Initials come from the name of the server.',
  ],
  keyboard: 'takes no focus',
  announcements: ['Hidden from screen readers, because the name is text.'],
  states: [
    ['initials', 'Without a picture, or when it does not load.'],
    ['picture', 'Cropped to the disc.'],
  ],
  performance: 'not live',
  status: { stage: 'beta', since: '2026-11-24', missing: 'Users outside lists, heads and markets of matches.' },
  changes: [['2026-11-25', 'The prop `opponent` is new.']],
  synonyms: ['Team logo', 'Badge of a team', 'Emblem', 'Flag'],
};
