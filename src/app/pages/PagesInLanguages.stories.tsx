import { expect, waitFor } from 'storybook/test';
import { sessionController } from '#features/session/index.ts';
import { findCricketMarket } from '#mocks/exchange/testing/in-play-markets.ts';
import { iframePage } from '#storybook/config/iframe-story.ts';
import { pageModes } from '#storybook/config/modes.ts';
import preview from '#storybook/preview.tsx';
import { texts as layoutTexts } from '../layout/texts.ts';
import { paths } from '../router/paths.ts';
import { AppAt, type AppAtProps } from '../testing/AppAt.tsx';
import { expectMatchLoaded } from '../testing/expect-match-loaded.ts';
import { showEveryRow } from '../testing/show-every-row.ts';

/**
 * Pages with the most text in three scripts: Devanagari, Arabic from right to left, and Tamil with its long words. The
 * toolbar shows every other page in every language.
 */
const meta = preview.meta({
  title: 'Pages in other languages',
  component: AppAt,
  parameters: { ...pageModes, ...iframePage, layout: 'fullscreen', picture: true },
  args: { address: paths.dashboard } satisfies AppAtProps,
  beforeEach() {
    sessionController.checkAccess(false);
    return () => sessionController.signOut('user');
  },
});

const hindi = { language: 'hi' };
const urdu = { language: 'ur', direction: 'rtl' };
const tamil = { language: 'ta' };

const renderMatch = (_: AppAtProps, { exchange }: { exchange: Parameters<typeof findCricketMarket>[0] }) => {
  const { sportId, matchId } = findCricketMarket(exchange);
  return <AppAt address={paths.toMatch(sportId, matchId)} />;
};

/** Waits for the whole page in its language, drawn in the font of its script. */
async function expectLanguage({ canvas, globals }: { canvas: Canvas; globals: Readonly<Record<string, unknown>> }) {
  const heading = await canvas.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  await expect(heading).toBeInTheDocument();
  await waitFor(
    async () => {
      await expect(document.querySelector('[aria-busy="true"]')).toBeNull();
      // The headlines, which load after the link to them.
      await expect(canvas.getByRole('region', { name: layoutTexts.statusLine }).querySelector('li')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
  await expect(document.documentElement).toHaveAttribute('lang', globals['language']);
  await expect(document.fonts.check("1em 'Noto Scripts'", document.body.textContent)).toBe(true);
}

type Story = Parameters<typeof expectLanguage>[0];

async function expectDashboard(story: Story) {
  await expectLanguage(story);
  await showEveryRow();
}

async function expectMatch(story: Story) {
  await expectLanguage(story);
  await expectMatchLoaded(story.canvas);
}

interface Canvas {
  getByRole(role: string, by: object): HTMLElement;
  findByRole(role: string, by: object, wait: object): Promise<HTMLElement>;
}

export const DashboardInHindi = meta.story({ globals: hindi, play: expectDashboard });
export const MatchInHindi = meta.story({ globals: hindi, render: renderMatch, play: expectMatch });
export const DepositInHindi = meta.story({ globals: hindi, args: { address: paths.deposit }, play: expectLanguage });
export const DashboardInUrdu = meta.story({ globals: urdu, play: expectDashboard });
export const MatchInUrdu = meta.story({ globals: urdu, render: renderMatch, play: expectMatch });
export const StatementInUrdu = meta.story({ globals: urdu, args: { address: paths.statement }, play: expectLanguage });
export const DashboardInTamil = meta.story({ globals: tamil, play: expectDashboard });
export const MatchInTamil = meta.story({ globals: tamil, render: renderMatch, play: expectMatch });
export const WithdrawInTamil = meta.story({ globals: tamil, args: { address: paths.withdraw }, play: expectLanguage });
