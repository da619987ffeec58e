import preview from '#storybook/preview.tsx';
import { recordScreenReader } from '#storybook/checks/screen-reader.ts';
import { expect, waitFor, within } from 'storybook/test';
import { session } from '#features/session/index.ts';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';

/** A page is loaded and read from the exchange before it shows anything; a match takes a while to play itself out. */
const soon = { timeout: 30_000 };

const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** What a bettor comes for, each from the first step to the last, and what a screen reader says on the way. */
const meta = preview.meta({
  title: 'Journeys',
  component: AppAt,
  parameters: { layout: 'fullscreen', picture: false },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    session.checkAccess(false);
    return () => {
      session.signOut('user');
      clearLocalStorage();
    };
  },
});

type Context = Parameters<NonNullable<(typeof meta)['input']['play']>>[0];

function cricket(exchange: Exchange): Market {
  const match = exchange.board
    .homeMatches()
    .find((row) => row.sportId === '4' && row.inPlay && row.runners.length === 2);
  const market = match && exchange.board.matchMarkets(match.matchId).find((each) => each.type === 'match-odds');
  if (market === undefined) throw new Error('no cricket match in play');
  return market;
}

const offer = (back: number, lay: number) => ({
  back: [{ price: odds(back), size: units(100_000) }, null, null] as const,
  lay: [{ price: odds(lay), size: units(100_000) }, null, null] as const,
});

/** Holds the prices of both runners, so that every time is told the same. */
async function setPrices(
  exchange: Exchange,
  market: Market,
  prices: readonly [ReturnType<typeof offer>, ReturnType<typeof offer>],
) {
  const offers = Object.fromEntries(
    market.runners.map(({ runnerId }, at) => [runnerId, prices[at] ?? offer(200, 202)]),
  );
  await exchange.operator.setMarket(market.marketId, { offers, delaySeconds: 0 });
}

const even = [offer(198, 200), offer(202, 204)] as const;
const shorter = [offer(150, 152), offer(300, 304)] as const;

const main = (canvas: Context['canvas']) => canvas.getByRole('main');
const inBody = (element: HTMLElement) => within(element.ownerDocument.body);

async function signIn({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('Username', {}, soon), 'demo');
  await userEvent.type(canvas.getByLabelText('Password'), 'Demo1234');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' }, soon)).toBeVisible();
}

async function placeBack({ canvas, userEvent, exchange }: Context, stake: string) {
  const { name, runners } = cricket(exchange);
  const grid = await canvas.findByRole('grid', { name: `Prices of ${name}` }, soon);
  const cell = await within(grid).findByRole(
    'button',
    { name: new RegExp(`^Back ${runners[0]?.name ?? ''} at 1.98, `) },
    soon,
  );
  // A press on a price that has just come opens the slip with a warning.
  await pause();
  await userEvent.click(cell);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Stake' }), stake);
  await recordScreenReader('The bet slip with a stake', canvas.getByRole('form', { name: 'Bet slip' }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Place back bet/ }, soon));
  const again = await canvas.findByRole('button', { name: /^Press again to back/ }, soon);
  // Sooner, it would be a double click: one press.
  await pause();
  await userEvent.click(again);
  await expect(await canvas.findByText(/^Placed: /, {}, soon)).toBeVisible();
}

const atTheMatch = (_: AppAtProps, { exchange }: { exchange: Exchange }) => {
  const { sportId, matchId } = cricket(exchange);
  return <AppAt address={paths.match(sportId, matchId)} />;
};

function visitor() {
  clearLocalStorage();
  session.checkAccess(false);
}

export const SignIn = meta.story({
  beforeEach: visitor,
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'Login' }, soon);
    await recordScreenReader('Before signing in', main(context.canvas));
    await signIn(context);
  },
});

export const PlaceABet = meta.story({
  render: atTheMatch,
  beforeEach: ({ exchange }) => setPrices(exchange, cricket(exchange), even),
  play: async (context) => {
    await placeBack(context, '500');
    // What follows the bet: it is listed, and what it could be closed for comes in a file of its own.
    await context.canvas.findByRole('heading', { name: 'Open bets (1)' }, soon);
    await context.canvas.findAllByRole('button', { name: /^Cash out / }, soon);
    await recordScreenReader(
      'Beside the match once the bet is placed',
      context.canvas.getByRole('complementary', { name: 'Bets and position' }),
    );
  },
});

export const CashOut = meta.story({
  render: atTheMatch,
  beforeEach: ({ exchange }) => setPrices(exchange, cricket(exchange), even),
  play: async (context) => {
    const { canvas, canvasElement, userEvent, exchange } = context;
    await placeBack(context, '500');
    await setPrices(exchange, cricket(exchange), shorter);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Cash out / }, soon))[0] as HTMLElement);
    const dialog = await inBody(canvasElement).findByRole('dialog', {}, soon);
    await recordScreenReader('The cash-out dialog', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: /^Cash out 100 %/ }));
    await expect(await within(dialog).findByText('Cashed out. The bet is placed.', {}, soon)).toBeVisible();
  },
});

export const Deposit = meta.story({
  args: { address: paths.deposit },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Amount', {}, soon);
    await recordScreenReader('The deposit page', main(canvas));
  },
});

export const ReadTheStatement = meta.story({
  args: { address: paths.statement },
  play: async ({ canvas }) => {
    await canvas.findByText(/add up to the closing balance/, {}, soon);
    await recordScreenReader('The statement', main(canvas));
  },
});

export const CasinoRules = meta.story({
  args: { address: paths.lotus },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await inBody(canvasElement).findByRole('dialog', {}, soon);
    await recordScreenReader('The rules of the casino', dialog);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  },
});

/** Hours have passed: as the tab wakes, it asks for a look at the time. */
async function goOnPlaying({ canvas, userEvent }: Context) {
  document.dispatchEvent(new Event('visibilitychange'));
  const dialog = await canvas.findByRole('dialog', { name: 'Reality check' }, soon);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Reality check' })).toBeNull(), soon);
}

/** From the login to the line of a settled bet. */
export const FromLoginToASettledBet = meta.story({
  beforeEach: visitor,
  play: async (context) => {
    const { canvas, userEvent, exchange } = context;
    const market = cricket(exchange);
    await signIn(context);
    await setPrices(exchange, market, even);
    await userEvent.click(
      (await canvas.findAllByRole('link', { name: new RegExp(market.runners[0]?.name ?? '') }, soon))[0] as HTMLElement,
    );
    await placeBack(context, '500');
    exchange.clock.advance(8 * 3_600_000);
    await goOnPlaying(context);
    await userEvent.click((await canvas.findAllByRole('link', { name: /My Bets/ }, soon))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Settled' }, soon));
    const settled = await canvas.findByRole('grid', { name: 'Settled bets' }, soon);
    await waitFor(() => expect(settled).toHaveTextContent(/500\.00/), soon);
    await recordScreenReader('The settled bet', settled);
  },
});
