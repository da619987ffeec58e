import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { statements } from '#shared/api/contract/account/statements.ts';
import { eventsProfitLoss, plBets, sportsPL } from '#shared/api/contract/betting/reports.ts';
import { startInLiteMode } from '#shared/lite-mode/testing/lite-mode-scenes.ts';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { pageLengths, readTableState } from '#ui-kit';
import { freshProfit } from '../../model/drill-down.ts';
import { ProfitLoss, type ProfitLossProps } from './ProfitLoss.tsx';

/** Renders the report in a page with working links. */
function ControlledReport(args: ProfitLossProps) {
  const [state, setState] = useState(args.view.state);
  const link: ProfitLossProps['link'] = ({ href, children, ...rest }) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        setState(readTableState(new URLSearchParams(href.split('?')[1]), freshProfit));
      }}
    >
      {children}
    </a>
  );
  return <ProfitLoss {...args} link={link} view={{ ...args.view, state, onState: setState }} />;
}

const meta = preview.meta({
  component: ProfitLoss,
  render: (args) => <ControlledReport {...args} />,
  args: {
    view: { state: freshProfit, onState: fn(), lengths: pageLengths },
    now: Date.parse('2026-03-14T13:05:00Z'),
    link: ({ href, children }) => <a href={href}>{children}</a>,
    toHref: (search) => `/profitloss${search}`,
    onOpen: fn(),
    getBetSide: ({ sideFlag }) => (sideFlag === 1 ? 'lay' : 'back'),
  } satisfies ProfitLossProps,
});

const seedMonth = ({ operator }: Exchange) =>
  operator.seedHistory(readSession()?.userId ?? '', { bets: 120, days: 30 });

export const BySport = meta.story({
  beforeEach: ({ exchange }) => seedMonth(exchange),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The period ends at/)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Net result by sport' })).toBeVisible();
    await userEvent.click(canvas.getByText('Show as table'));
    await expect(await canvas.findByRole('grid', { name: 'Day by day' })).toBeVisible();
  },
});

/** The charts wait for a press. */
export const LiteMode = meta.story({
  beforeEach: async ({ exchange }) => {
    await seedMonth(exchange);
    return startInLiteMode();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/^The period ends at/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show charts' }));
    await expect(await canvas.findByText(/^The period ends at/)).toBeVisible();
  },
});

export const DownToTheBets = meta.story({
  beforeEach: ({ exchange }) => seedMonth(exchange),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Soccer' }));
    const [match] = await canvas.findAllByRole('link', { name: / v / });
    await userEvent.click(match as HTMLElement);
    const [open] = await canvas.findAllByRole('button', { name: /opens in a new window/ });
    await userEvent.click(open as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const [market] = canvas.getAllByRole('link', { name: /Match Odds|Goals/ });
    await userEvent.click(market as HTMLElement);
    await expect(await canvas.findByRole('grid', { name: 'Bets' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All sports' }));
    await expect(await canvas.findByRole('grid', { name: 'By sport' })).toBeVisible();
  },
});

const betsBehindRow = Array.from({ length: 10_000 }, (_, index) => ({
  winner_name: 'Mumbai',
  selection_name: 'Mumbai',
  odds: 1.98,
  size: 100,
  is_back: 1,
  p_l: index % 2 === 0 ? 98 : -100,
  createdAt: '2026-03-14T10:00:00Z',
  result_settled_at: '2026-03-14T12:00:00Z',
  bet_id: String(100_000 + index),
}));

/** All bets of one market: the table shows a page, the sum covers all. */
export const TenThousandRows = meta.story({
  args: {
    view: {
      state: { ...freshProfit, filters: { days: '30d', sport: '4', match: '30192825', market: '1.2345' } },
      onState: fn(),
      lengths: pageLengths,
    },
  },
  beforeEach({ msw }) {
    msw.use(http.post(toMockUrl(plBets), () => HttpResponse.json({ status: true, data: betsBehindRow })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–25 of 10,000', {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('−10,000.00', { selector: 'tfoot *' })).toBeVisible();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing won or lost in these days')).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(sportsPL), networkScenarios.loading(statements));
  },
});

/** Panels fail separately: the table stays when the chart fails. */
export const ChartFailing = meta.story({
  beforeEach: async ({ msw, exchange }) => {
    await seedMonth(exchange);
    msw.use(networkScenarios.unreachable(statements));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The chart could not be drawn');
    await expect(await canvas.findByRole('grid', { name: 'By sport' })).toBeVisible();
  },
});

export const Failing = meta.story({
  args: {
    view: {
      state: { ...freshProfit, filters: { ...freshProfit.filters, sport: '4' } },
      onState: fn(),
      lengths: pageLengths,
    },
  },
  beforeEach({ msw }) {
    msw.use(networkScenarios.unreachable(eventsProfitLoss));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The report could not be read');
  },
});

export const NoBetsBehind = meta.story({
  args: {
    view: {
      state: { ...freshProfit, filters: { days: '30d', sport: 'QT', match: 'QT-Wheel', market: 'QT-Wheel' } },
      onState: fn(),
      lengths: pageLengths,
    },
  },
  beforeEach({ msw }) {
    msw.use(networkScenarios.empty(plBets));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No bets behind this row')).toBeVisible());
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(sportsPL));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(sportsPL, 'Reports are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Reports are closed until 10:00.');
  },
});
