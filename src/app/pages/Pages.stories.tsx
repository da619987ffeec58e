import { expect } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { pageModes } from '#storybook/config/modes.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';
import { expectMatchLoaded } from '../testing/expect-match-loaded.ts';

/** The wait for a page: its file loads first, then its queries. */
const pageWait = { timeout: 20_000 };

/** Every page of the route table in its shell, in its first state. The stories of the parts cover their behaviour. */
const meta = preview.meta({
  title: 'Every page',
  component: AppAt,
  parameters: { ...pageModes, layout: 'fullscreen', picture: true },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    sessionController.checkAccess(false);
    return () => sessionController.signOut('user');
  },
});

/** Waits for the page's heading. */
const expectHeading =
  (heading: string | RegExp) =>
  async ({ canvas }: { canvas: { findByRole(role: string, by: object, wait: object): Promise<HTMLElement> } }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading }, pageWait)).toBeInTheDocument();
  };

export const IndexPage = meta.story({ args: { address: paths.index }, play: expectHeading('Overview') });
export const MultiMarketPage = meta.story({ args: { address: paths.multi }, play: expectHeading('Pinned markets') });
export const RacingPage = meta.story({ args: { address: paths.racing }, play: expectHeading('Racing') });
export const ProfilePage = meta.story({ args: { address: paths.profile }, play: expectHeading('Profile') });
export const NewsPage = meta.story({ args: { address: paths.news }, play: expectHeading('News') });
export const PracticePage = meta.story({ args: { address: paths.practice }, play: expectHeading('Dream bets') });
export const PlaySafePage = meta.story({ args: { address: paths.playSafe }, play: expectHeading(/play/i) });
export const DepositPage = meta.story({ args: { address: paths.deposit }, play: expectHeading('Deposit') });
export const WithdrawPage = meta.story({ args: { address: paths.withdraw }, play: expectHeading('Withdraw') });
export const BankPage = meta.story({ args: { address: paths.addPayment }, play: expectHeading('Add payment details') });
export const TransactionPage = meta.story({
  args: { address: paths.transactions },
  play: expectHeading('Transactions'),
});
export const StatementPage = meta.story({ args: { address: paths.statement }, play: expectHeading('Statement') });
export const ProfitLossPage = meta.story({
  args: { address: paths.profitLoss },
  play: expectHeading('Profit and loss'),
});
export const ReplayPage = meta.story({ args: { address: paths.replay }, play: expectHeading('Replay') });
export const ResultPage = meta.story({ args: { address: paths.results }, play: expectHeading('Results') });
export const CasinoPage = meta.story({ args: { address: paths.casino }, play: expectHeading('Casino') });
export const BetHistoryPage = meta.story({ args: { address: paths.myBets }, play: expectHeading('My Bets') });
export const StarCasinoPage = meta.story({ args: { address: paths.casinoOrders }, play: expectHeading(/Star Casino/) });

export const RegisterPage = meta.story({
  args: { address: paths.register },
  beforeEach() {
    clearLocalStorage();
    sessionController.checkAccess(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Register' }, pageWait)).toBeVisible();
  },
});

/** Waits for prices. The exchange generates the addresses of races and matches. */
const expectPrices = async ({
  canvas,
}: {
  canvas: { findAllByRole(role: string, by: object, wait: object): Promise<HTMLElement[]> };
}) => {
  await expect((await canvas.findAllByRole('grid', { name: /^Prices of / }, pageWait)).length).toBeGreaterThan(0);
};

export const RacePage = meta.story({
  render: (_, { exchange }) => <AppAt address={paths.toMatch('7', exchange.board.listRaces('7')[0]?.matchId ?? '')} />,
  play: expectPrices,
});

export const MatchPage = meta.story({
  render: (_, { exchange }) => (
    <AppAt
      address={paths.toMatch(
        '4',
        exchange.board.listHomeMatches().find(({ sportId, inPlay }) => sportId === '4' && inPlay)?.matchId ?? '',
      )}
    />
  ),
  play: ({ canvas }) => expectMatchLoaded(canvas),
});

export const LotusPage = meta.story({
  args: { address: paths.lotus },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }, pageWait));
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Lotus Casino/ }, pageWait)).toBeInTheDocument();
  },
});

/** The pop-up for an unknown row: the spinner ends, and the table stays empty. */
export const StatementDetailPage = meta.story({
  args: { address: paths.toStatementDetail('unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Bets' }, pageWait)).toBeInTheDocument();
  },
});
