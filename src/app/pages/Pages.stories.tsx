import { everyWidth } from '#storybook/config/modes.ts';
import preview from '#storybook/preview.tsx';
import { expect } from 'storybook/test';
import { session } from '#features/session/index.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';

/** A page is loaded and read from the exchange before it shows anything. */
const soon = { timeout: 20_000 };

/** Every page of the route table in its shell, as it is come to. What each can do is told by the stories of its parts. */
const meta = preview.meta({
  title: 'Every page',
  component: AppAt,
  parameters: { ...everyWidth, layout: 'fullscreen', picture: true },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    session.checkAccess(false);
    return () => session.signOut('user');
  },
});

/** The page's heading says where the reader is. */
const headed =
  (heading: string | RegExp) =>
  async ({ canvas }: { canvas: { findByRole(role: string, by: object, wait: object): Promise<HTMLElement> } }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading }, soon)).toBeInTheDocument();
  };

export const IndexPage = meta.story({ args: { address: paths.index }, play: headed('Overview') });
export const MultiMarketPage = meta.story({ args: { address: paths.multi }, play: headed('Pinned markets') });
export const RacingPage = meta.story({ args: { address: paths.racing }, play: headed('Racing') });
export const ProfilePage = meta.story({ args: { address: paths.profile }, play: headed('Profile') });
export const NewsPage = meta.story({ args: { address: paths.news }, play: headed('News') });
export const PracticePage = meta.story({ args: { address: paths.practice }, play: headed('Dream bets') });
export const PlaySafePage = meta.story({ args: { address: paths.playSafe }, play: headed(/play/i) });
export const DepositPage = meta.story({ args: { address: paths.deposit }, play: headed('Deposit') });
export const WithdrawPage = meta.story({ args: { address: paths.withdraw }, play: headed('Withdraw') });
export const BankPage = meta.story({ args: { address: paths.addPayment }, play: headed('Add payment details') });
export const TransactionPage = meta.story({ args: { address: paths.transactions }, play: headed('Transactions') });
export const StatementPage = meta.story({ args: { address: paths.statement }, play: headed('Statement') });
export const ProfitLossPage = meta.story({ args: { address: paths.profitLoss }, play: headed('Profit and loss') });
export const ReplayPage = meta.story({ args: { address: paths.replay }, play: headed('Replay') });
export const ResultPage = meta.story({ args: { address: paths.results }, play: headed('Results') });
export const CasinoPage = meta.story({ args: { address: paths.casino }, play: headed('Casino') });
export const BetHistoryPage = meta.story({ args: { address: paths.myBets }, play: headed('My Bets') });
export const StarCasinoPage = meta.story({ args: { address: paths.casinoOrders }, play: headed(/Star Casino/) });

export const RegisterPage = meta.story({
  args: { address: paths.register },
  beforeEach() {
    clearLocalStorage();
    session.checkAccess(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register' }, soon)).toBeVisible();
  },
});

/** A race and a match have addresses of the exchange's making. */
const prices = async ({
  canvas,
}: {
  canvas: { findAllByRole(role: string, by: object, wait: object): Promise<HTMLElement[]> };
}) => {
  await expect((await canvas.findAllByRole('grid', { name: /^Prices of / }, soon)).length).toBeGreaterThan(0);
};

export const RacePage = meta.story({
  render: (_, { exchange }) => <AppAt address={paths.match('7', exchange.board.races('7')[0]?.matchId ?? '')} />,
  play: prices,
});

export const MatchPage = meta.story({
  render: (_, { exchange }) => (
    <AppAt
      address={paths.match(
        '4',
        exchange.board.homeMatches().find(({ sportId, inPlay }) => sportId === '4' && inPlay)?.matchId ?? '',
      )}
    />
  ),
  play: prices,
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
    await expect(await canvas.findByRole('grid', { name: 'Bets' }, soon)).toBeInTheDocument();
  },
});
