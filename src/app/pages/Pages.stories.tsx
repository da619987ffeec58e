import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { session } from '#features/session/index.ts';
import { clearAll } from '#shared/storage/clear.ts';
import { paths } from '../paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';

/** A page is loaded and read from the exchange before it shows anything. */
const soon = { timeout: 20_000 };

/** Every page of the route table in its shell, as it is come to. What each can do is told by the stories of its parts. */
const meta = preview.meta({
  title: 'Every page',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    session.admit(false);
    return () => session.signOut('user');
  },
});

/** A page at its address, whose heading says where the reader is. */
const page = (address: string, heading: string | RegExp) =>
  meta.story({
    args: { address },
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading }, soon)).toBeInTheDocument();
    },
  });

export const IndexPage = page(paths.overview, 'Overview');
export const MultiMarketPage = page(paths.multi, 'Pinned markets');
export const RacingPage = page(paths.racing, 'Racing');
export const ProfilePage = page(paths.profile, 'Profile');
export const NewsPage = page(paths.news, 'News');
export const DreamPage = page(paths.dream, 'Dream bets');
export const PlaySafePage = page(paths.playSafe, /play/i);
export const DepositPage = page(paths.deposit, 'Deposit');
export const WithdrawPage = page(paths.withdraw, 'Withdraw');
export const BankPage = page(paths.addPayment, 'Add payment details');
export const TransactionPage = page(paths.transactions, 'Transactions');
export const StatementPage = page(paths.statement, 'Statement');
export const ProfitLossPage = page(paths.profitLoss, 'Profit and loss');
export const ResultPage = page(paths.results, 'Results');
export const CasinoPage = page(paths.casino, 'Casino');

export const RegisterPage = meta.story({
  args: { address: paths.register },
  beforeEach() {
    clearAll();
    session.admit(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register' }, soon)).toBeVisible();
  },
});

export const RacePage = meta.story({
  args: { address: paths.racing },
  play: async ({ canvas, userEvent }) => {
    const [race] = await canvas.findAllByRole('link', { name: /\d\d:\d\d/ }, soon);
    if (race === undefined) throw new Error('no race on the board');
    await userEvent.click(race);
    await expect((await canvas.findAllByRole('grid', { name: /^Prices of / }, soon)).length).toBeGreaterThan(0);
  },
});

export const LotusPage = meta.story({
  args: { address: paths.lotus },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }, soon));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Lotus Casino/ }, soon)).toBeInTheDocument();
  },
});

/** The pop-up without what it is to show: the spinner ends, and the table stays empty. */
export const StatementDetailPage = meta.story({
  args: { address: paths.statementDetail('unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', {}, soon)).toBeInTheDocument();
  },
});
