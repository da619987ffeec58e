// @vitest-environment happy-dom
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { pressButton } from '#ui-kit/docs/press-keys.ts';
import { setUpReactRoot } from '#ui-kit/docs/setup-react-root.ts';
import { writeSavedCasinoGames } from '../../model/saved-games-storage.ts';
import { savedGamesStore } from '../../model/saved-games-store.ts';
import { lobbyArgs } from '../../testing/lobby-args.ts';
import { createSampleGame } from '../../testing/sample-game.ts';
import { texts } from '../../texts.ts';
import { GameShelf } from './GameShelf.tsx';

const page = setUpReactRoot();
const roulette = createSampleGame();
const blackjack = createSampleGame({ gameId: 'EVO-2', name: 'Golden Blackjack' });

function Favourites() {
  const { favourites } = useSyncExternalStore(savedGamesStore.subscribe, savedGamesStore.read);
  return (
    <main>
      <GameShelf title={texts.favourites} games={favourites} {...lobbyArgs} />
    </main>
  );
}

beforeEach(() => {
  writeSavedCasinoGames({ recent: [], favourites: [roulette, blackjack] });
  page.render(<Favourites />);
});

const listNames = () => [...page.element.querySelectorAll('[data-launch]')].map(({ textContent }) => textContent);

test('GameShelf moves the focus to its list when the bettor removes the focused favourite', async () => {
  await pressButton('Golden Roulette is a favourite');
  expect(listNames()).toEqual([expect.stringContaining('Golden Blackjack')]);
  expect(document.activeElement).toBe(page.element.querySelector('ul'));
});

test('GameShelf moves the focus to the page around it when its last game leaves', async () => {
  await pressButton('Golden Roulette is a favourite');
  await pressButton('Golden Blackjack is a favourite');
  expect(listNames()).toEqual([]);
  expect(document.activeElement).toBe(page.element.querySelector('main'));
});
