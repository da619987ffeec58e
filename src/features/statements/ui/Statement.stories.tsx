import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import { networkScenarios, toMockUrl } from '#mocks/network-scenarios.ts';
import { statements } from '#shared/api/contract/account/statements.ts';
import { units } from '#shared/domain/money/money.ts';
import { readSession } from '#shared/storage/session.ts';
import preview from '#storybook/preview.tsx';
import { pageLengthsAndAll, type TableState } from '#ui-kit';
import { freshStatement } from '../model/statement-rows.ts';
import { createStatementRow, LONG_STATEMENT_LENGTH, longStatement, STATEMENT_TIME } from '../testing/sample-rows.ts';
import { Statement, type StatementProps } from './Statement.tsx';

const createView = (
  filters: Readonly<Record<string, string>>,
  change: Partial<TableState> = {},
): StatementProps['view'] => ({
  state: { ...freshStatement, ...change, filters: { ...freshStatement.filters, ...filters } },
  onState: fn(),
  lengths: pageLengthsAndAll,
});

/** Holds the table state like a page. */
function ControlledStatement({ view, ...rest }: StatementProps) {
  const [state, setState] = useState(view.state);
  return <Statement {...rest} view={{ ...view, state, onState: setState }} />;
}

const meta = preview.meta({
  component: Statement,
  render: (args) => <ControlledStatement {...args} />,
  args: { view: createView({ days: '30d' }), now: STATEMENT_TIME, onOpen: fn() } satisfies StatementProps,
});

const getUserId = () => readSession()?.userId ?? '';

async function seedMonth({ operator, ledger }: Exchange): Promise<void> {
  await operator.seedHistory(getUserId(), { bets: 90, days: 30 });
  await ledger.post(getUserId(), {
    kind: 'casino',
    amount: units(1250),
    description: 'Casino win · Lucky Wheel',
    remark: 'R1',
  });
}

export const Filled = meta.story({
  beforeEach: ({ exchange }) => seedMonth(exchange),
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/add up to the closing balance/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Sports/ }));
    const [opener] = await canvas.findAllByRole('button', { name: /opens in a new window/ });
    await userEvent.click(opener as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** The total counts the rows found. The balances above still count all rows, and say so. */
export const Searched = meta.story({
  args: { view: createView({ days: '30d' }, { search: 'lucky wheel' }) },
  beforeEach: ({ exchange }) => seedMonth(exchange),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader')).toHaveTextContent(/^Total\s*$/);
    await expect(canvas.getByText('+1,250.00', { selector: 'tfoot *' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Summary of all \d+ rows$/ })).toBeVisible();
  },
});

export const OldestFirst = meta.story({
  args: { view: createView({ days: '90d' }, { sort: { column: 'date', direction: 'asc' }, length: 10 }) },
  beforeEach: ({ exchange }) => seedMonth(exchange),
  play: async ({ canvas }) => {
    const [, first] = within(await canvas.findByRole('grid')).getAllByRole('row');
    await expect(first).toHaveTextContent('Opening');
  },
});

export const DoesNotAddUp = meta.story({
  beforeEach({ msw }) {
    const rows = [createStatementRow(0, 900), createStatementRow(1, 800), createStatementRow(2, 699.99)];
    msw.use(
      http.post(toMockUrl(statements), () =>
        HttpResponse.json({ status: true, data: rows, metadata: { total: 3, page: 1 } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /row 3 .* should be 700.00; the exchange says 699.99/,
    );
    for (const name of ['Opening balance', 'Closing balance']) await expect(canvas.queryByText(name)).toBeNull();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Total');
  },
});

/** The table draws only the visible rows, but loads and sums all of them. */
export const TenThousandRows = meta.story({
  args: { view: createView({ days: '30d' }, { length: 'all' }) },
  beforeEach({ msw }) {
    msw.use(
      http.post(toMockUrl(statements), async ({ request }) => {
        const { page, limit } = (await request.json()) as { page: number; limit: number };
        return HttpResponse.json({
          status: true,
          data: longStatement.slice((page - 1) * limit, page * limit),
          metadata: { total: LONG_STATEMENT_LENGTH, page },
        });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/add up to the closing balance/, {}, { timeout: 20_000 })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', expect.stringMatching(/^1000\d$/));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
  },
});

export const HostileTexts = meta.story({
  beforeEach({ msw }) {
    const rows = [
      {
        ...createStatementRow(0, 900),
        description: `<img src=x onerror=alert(1)> ${'long'.repeat(40)}`,
        statement_type: '=HYPERLINK("x")',
        remark: '<script>',
      },
    ];
    msw.use(
      http.post(toMockUrl(statements), () =>
        HttpResponse.json({ status: true, data: rows, metadata: { total: 1, page: 1 } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /<img src=x/ })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: '' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { view: createView({ days: '2025-01-01..2025-01-31' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rows in these days')).toBeVisible();
  },
});

export const NoDays = meta.story({ args: { view: createView({ days: '..' }) } });

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.loading(statements));
  },
});

export const Failing = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(toMockUrl(statements), () => HttpResponse.error(), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The statement could not be read');
    await userEvent.click(canvas.getByRole('button', { name: /try again/i }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.refused(statements, 'Statements are closed until 10:00.'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Statements are closed until 10:00.');
  },
});

export const SignedOut = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.signedOut(statements));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your session is over. Sign in again.');
  },
});

export const Malformed = meta.story({
  beforeEach({ msw }) {
    msw.use(networkScenarios.malformed(statements));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The exchange gave an answer that could not be read.',
    );
  },
});
