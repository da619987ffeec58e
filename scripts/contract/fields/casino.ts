import { allowedProviders } from '#features/casino/model/providers.ts';
import { type CallText, prefixPaths } from './call-text.ts';
import { casinoRoundFields, paged, pageRequest } from './shared-fields.ts';

const FRAME = 'The app shows it in a sandboxed frame, when its host is listed in `frameHosts` of `config.json`.';

export const casinoCalls = {
  qtechSports: {
    summary: 'Read the game providers',
    details: `The lobby shows only these, in this order: ${allowedProviders.slice(1).join(', ')}.`,
    request: {},
    response: prefixPaths('[]', {
      providerCode: 'Code of the provider, as `qtech/gameList` expects it.',
      name: ['Name of the provider. The app compares it with its list.', 'The provider does not appear.'],
    }),
    payload: 'A list of providers.',
  },
  casinoGames: {
    summary: 'Read the games of the front page from a file',
    details: 'A static file at the root of the origin, without an envelope and without a credential.',
    request: {},
    response: prefixPaths('[]', {
      provider: ['Name of the provider.', 'The card has no provider.'],
      providerCode: 'Code of the provider.',
      game_id: 'The game.',
      name: ['Name of the game.', 'The card has no name.'],
      img: ['Address of a square picture.', 'The card shows letters.'],
      order: ['Place of the game, the smallest first.', 'The game stands first.'],
    }),
    payload: 'A list of games.',
    isUnused: true,
  },
  gameList: {
    summary: 'Read the games of some providers',
    details: 'The lobby sends it for the open tab.',
    request: { providers: 'Codes of the providers, joined by commas.' },
    response: {
      items: 'The games.',
      ...prefixPaths('items[]', {
        id: 'The game.',
        name: ['Name of the game.', 'The card has no name.'],
        provider: 'The provider of the game.',
        'provider.id': 'Code of the provider.',
        'provider.name': ['Name of the provider.', 'The card has no provider.'],
        category: ['Kind of game, in your words.', 'The game has no kind.'],
        images: ['Pictures of the game.', 'The card shows letters.'],
        ...prefixPaths('images[]', {
          type: ['`logo-square` is preferred, else the app takes the first picture.', 'The picture has no kind.'],
          url: ['Address of the picture.', 'The card shows letters.'],
        }),
      }),
      totalCount: ['Number of games, from 0.', 'The number of games of the list.'],
    },
    payload: 'The games and their number.',
  },
  launchUrl: {
    summary: 'Open a game of a provider',
    details: FRAME,
    request: { providerCode: 'Code of the provider.', gameId: 'The game.' },
    response: { url: 'Address of the game, https, for this bettor and this visit.' },
    payload: 'The address.',
  },
  lobbyUrl: {
    summary: 'Open the Lotus lobby, or one of its games',
    details: FRAME,
    request: { game_id: 'The game. Left out: the lobby.' },
    response: {
      launchUrl: [
        'Address of the lobby or game, https.',
        'The app reads `data.launchUrl`, else the page shows no frame.',
      ],
      data: ['Another place for the address.', 'The app reads `launchUrl` beside `status`.'],
      'data.launchUrl': ['The address, where it stands inside `data`.', 'The page shows no frame.'],
    },
    payload: 'The payload stands beside `status` and `msg`.',
  },
  lotusBets: {
    summary: 'Read settled rounds of Lotus',
    details: 'The page of the order history reads `bet/settledBets` with `bets_type` instead.',
    request: { bets_type: 'Always `settled`.', ...pageRequest },
    response: paged('The rounds, the newest first.', casinoRoundFields),
    payload: 'Rows with their count. The payload stands beside `status` and `msg`.',
    isUnused: true,
  },
} satisfies Record<string, CallText>;
