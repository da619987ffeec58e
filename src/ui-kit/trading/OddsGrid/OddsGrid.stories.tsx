import { expect, fn, within } from 'storybook/test';
import { units } from '#shared/domain/money/money.ts';
import preview from '#storybook/preview.tsx';
import { Crest } from '../../data/Crest/Crest.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { Permutations } from '../../docs/Permutations.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { showRightToLeft } from '../../docs/show-right-to-left.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { MarketColumn } from './groups/MarketGroups.styles.ts';
import { OddsGrid, type OddsGridProps } from './OddsGrid.tsx';
import { OddsGridSkeleton } from './OddsGridSkeleton.tsx';
import { OddsRow } from './OddsRow.tsx';
import { RunCell } from './RunCell.tsx';
import { RunRow } from './RunRow.tsx';
import { createSampleBookmakerRows, createSampleSide, createTwoSampleRows } from './samples.tsx';

const onSelect = fn();

const meta = preview.meta({
  component: OddsGrid,
  args: {
    name: 'Match odds',
    variant: 'levels',
    slots: { badges: <Badge>Delay 5 s</Badge>, action: <Button size="small">Cash out +128.40</Button> },
    captions: { names: 'Min 100 · Max 25,000' },
    children: createTwoSampleRows(onSelect),
  } satisfies OddsGridProps,
});

export const MatchOdds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Prices of Match odds' });
    const getCell = (name: RegExp) => within(grid).getByRole('button', { name });
    await userEvent.click(getCell(/^Back Mumbai at 1.85/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(getCell(/^Lay Mumbai at 1.86/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(getCell(/^Lay Chennai at 2.18/)).toHaveFocus();
    onSelect.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
  },
});

export const OneTabStop = meta.story({
  args: { slots: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Back Mumbai at 1.85/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAccessibleName(/^Back Mumbai/);
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

export const RightToLeft = meta.story({
  decorators: [showRightToLeft],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Back Mumbai at 1.85/ }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /^Lay Mumbai at 1.86/ })).toHaveFocus();
  },
});

export const Bookmaker = meta.story({
  args: {
    name: 'Bookmaker',
    variant: 'limits',
    slots: { badges: <Badge>No delay</Badge> },
    captions: { aside: 'Limits' },
    children: createSampleBookmakerRows(),
  },
});

export const SessionLines = meta.story({
  args: {
    name: 'Session',
    variant: 'run',
    slots: { badges: <Badge>Over by over</Badge>, notice: '17th over bets void if the over is not completed.' },
    captions: { aside: 'Limits' },
    children: (
      <>
        <RunRow
          name="20 over runs MUM"
          lines={{ no: { run: 174, size: 100 }, yes: { run: 176, size: 100 } }}
          overlay={null}
          selected="yes"
          onSelect={onSelect}
          limits="100–50,000"
        />
        <RunRow
          name="17th over runs MUM"
          lines={{ no: { run: 8, size: 110 }, yes: { run: 8, size: 90 } }}
          overlay="Ball Running"
          onSelect={onSelect}
          limits="100–25,000"
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes to 20 over runs MUM at 176, 100 paid on 100' }));
    await expect(onSelect).toHaveBeenCalledWith('yes');
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^No to 17th over runs MUM at 8/ }));
    await expect(onSelect).not.toHaveBeenCalled();
  },
});

/** One cell of a session line: moved up, moved down, and empty. */
export const RunCells = meta.story({
  args: {
    name: 'Session',
    variant: 'run',
    children: (
      <OddsRow
        name="20 over runs MUM"
        back={<RunCell side="no" lineName="20 over runs MUM" line={{ run: 174, size: 100 }} previousRun={172} />}
        lay={<RunCell side="yes" lineName="20 over runs MUM" line={null} />}
      />
    ),
  },
});

export const Suspended = meta.story({
  args: { overlay: 'Suspended', children: createTwoSampleRows(onSelect, 'locked') },
});

export const Stale = meta.story({ args: { freshness: 'stale', children: createTwoSampleRows(onSelect, 'locked') } });

export const Loading = meta.story({
  render: () => <OddsGridSkeleton name="Match odds" variant="levels" rowCount={2} />,
});

const withWidth = (width: number) => (Story: () => React.ReactNode) => (
  <MarketColumn style={{ inlineSize: width }}>
    <Story />
  </MarketColumn>
);

export const BetweenNavAndRail = meta.story({ decorators: [withWidth(400)] });

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <MarketColumn>
          <OddsGrid
            {...args}
            name={`To win the toss and the match and by more than ten runs or with more than twenty balls left, ${direction}`}
          >
            <OddsRow
              name="Royal Challengers of a very long town name by the sea"
              crest={<Crest name="Royal Challengers" size="small" />}
              position={{ now: units(-12_345_678), whatIf: units(98_765_432) }}
              back={createSampleSide({ runner: 'Long', side: 'back', best: 1760 })}
              lay={createSampleSide({ runner: 'Long', side: 'lay', best: 1790 })}
            />
          </OddsGrid>
        </MarketColumn>
      )}
    </BothWays>
  ),
});

export const AllFreshness = meta.story({
  name: 'Permutations',
  render: (args) => (
    <Permutations rows={['live', 'stale'] as const} columns={['open', 'suspended'] as const}>
      {(freshness, state) => (
        <MarketColumn style={{ inlineSize: 'min(34rem, 86vw)' }}>
          <OddsGrid
            {...args}
            name={`${freshness}, ${state}`}
            freshness={freshness}
            overlay={state === 'open' ? null : 'Suspended'}
          >
            {createTwoSampleRows(onSelect, state === 'open' && freshness === 'live' ? 'open' : 'locked')}
          </OddsGrid>
        </MarketColumn>
      )}
    </Permutations>
  ),
});

export const States = meta.story({
  render: (args) => (
    <PlatformStates>
      {(state) => (
        <MarketColumn style={{ inlineSize: 'min(34rem, 86vw)' }}>
          <OddsGrid {...args} name={state} />
        </MarketColumn>
      )}
    </PlatformStates>
  ),
});
