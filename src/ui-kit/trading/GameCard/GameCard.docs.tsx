import type { ComponentDocs } from '../../docs/component-docs.ts';
import { GameCard } from './GameCard.tsx';

const noop = () => undefined;
const game = { provider: 'Evolution', src: null, favourite: false, onFavourite: noop, onLaunch: noop } as const;

export const docs: ComponentDocs = {
  purpose: 'One casino game: its picture, its name and its provider.',
  useWhen: ['Games are chosen from a lobby.'],
  avoidWhen: [{ when: 'A match or market is chosen.', instead: 'OddsGrid or a link' }],
  anatomy: {
    width: 'content',
    render: () => (
      <div style={{ inlineSize: '10rem' }}>
        <GameCard {...game} name="Dragon Tiger" />
      </div>
    ),
    parts: [
      {
        part: 'Picture',
        role: 'Always square. Initials without a picture, or after it failed.',
        at: '[data-launch] > span:first-child',
      },
      { part: 'Name and provider', role: 'Below the picture, one line each.', at: '[data-launch] > span:last-child' },
      { part: 'Favourite', role: 'A separate toggle button.', at: '[aria-pressed]' },
    ],
  },
  examples: {
    do: {
      caption: 'Without a picture the initials keep the place.',
      render: () => <GameCard {...game} name="Dragon Tiger" />,
    },
    dont: {
      caption: 'Do not put a promise into the name.',
      render: () => <GameCard {...game} name="WIN BIG Dragon Tiger" />,
    },
  },
  content: ['Names are those of the provider.', 'Never promise a win.'],
  keyboard: [
    ['Enter, Space', 'On the card: starts the game. On the star: adds or removes a favourite.'],
    ['Arrow keys', 'In the lobby: the neighbouring game.'],
  ],
  announcements: ['The favourite is a toggle button and says "pressed".'],
  states: [
    ['pictured', 'The picture has loaded.'],
    ['initials', 'No picture, or a failed one.'],
    ['favourite', 'The star is filled.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-25', 'The prop `src` replaces "image".'],
    ['2026-11-22', 'The prop `tabStop` replaces "stop".'],
  ],
  synonyms: ['Casino tile', 'Game tile', 'Thumbnail'],
};
