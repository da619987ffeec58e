import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MATCH_ID, matchOdds, sessionLines, toMarketOutline } from '../../testing/market-samples.ts';
import type { MatchFeed, MatchScenario } from '../../testing/match-feed.ts';
import { WithMatchFeed } from '../../testing/WithMatchFeed.tsx';
import { LiveFancyList, type LiveFancyListProps } from './LiveFancyList.tsx';

const createFilledScenario = (lines = sessionLines): MatchScenario => ({ of: 'filled', markets: [matchOdds], lines });
let feed: MatchFeed | null = null;

const meta = preview.meta({
  component: LiveFancyList,
  parameters: { scenario: createFilledScenario() },
  decorators: [
    (Story, { parameters }) => (
      <WithMatchFeed
        matchId={MATCH_ID}
        scenario={parameters['scenario'] as MatchScenario}
        onFeed={(newFeed) => void (feed = newFeed)}
      >
        <Story />
      </WithMatchFeed>
    ),
  ],
  args: { match: toMarketOutline(matchOdds), onSelect: fn() } satisfies LiveFancyListProps,
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^No to 20 over runs MUM at 174/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'fancy', side: 'lay', run: 174, size: 100 }),
    );
  },
});

export const BallRunning = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Ball Running')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Yes to 17th over runs MUM at 8/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const RunMoved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const cell = await canvas.findByRole('button', { name: /^Yes to 20 over runs MUM at 176/ });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: cell });
    feed?.publish(
      createFilledScenario(
        sessionLines.map((line) => (line.order === 1 ? { ...line, yes: { run: 179, size: 100 } } : line)),
      ),
    );
    await waitFor(() => expect(cell).toHaveAccessibleName(/ at 179, .*, was 176$/));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: cell });
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ run: 176, side: 'back', changedAgoMs: 0 }),
    );
  },
});

export const OneKind = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Over by over/ }));
    // The lines follow the tab in a later render.
    const expectGrids = (names: readonly string[]) =>
      waitFor(() =>
        expect(canvas.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual(
          names.map((name) => `Prices of ${name}`),
        ),
      );
    await expectGrids(['Over by over']);
    await userEvent.keyboard('{Home}');
    await expectGrids(['Session', 'Over by over', 'Ball by ball']);
  },
});

export const News = meta.story({
  parameters: {
    scenario: createFilledScenario(sessionLines.map((line) => ({ ...line, news: 'Rain near the ground' }))),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Rain near the ground')).length).toBe(sessionLines.length);
  },
});

export const Selected = meta.story({ args: { selected: { fancyId: `${MATCH_ID}_1`, side: 'back' } } });

export const Stale = meta.story({
  parameters: {
    scenario: {
      of: 'old',
      markets: [matchOdds],
      lines: sessionLines,
      failure: { kind: 'unreachable', code: 'TIMEOUT_ERROR' },
    } satisfies MatchScenario,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Prices are not being refreshed')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^No to .* at 174/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { empty: 'message' },
  parameters: { scenario: { of: 'loading' } satisfies MatchScenario },
});

export const Empty = meta.story({
  args: { empty: 'message' },
  parameters: { scenario: createFilledScenario([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sessions for this match')).toBeVisible();
  },
});

export const Failing = meta.story({
  parameters: {
    scenario: { of: 'failing', failure: { kind: 'unreachable', code: 'FETCH_ERROR' } } satisfies MatchScenario,
  },
});
