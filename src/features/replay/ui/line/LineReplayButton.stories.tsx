import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OddsGrid, RunRow } from '#ui-kit';
import { openLine } from '../../testing/sample-line.ts';
import { LineReplayButton, type LineReplayButtonProps } from './LineReplayButton.tsx';

const onOpen = fn();
const { fancyId, matchId, name } = openLine;

const meta = preview.meta({
  component: LineReplayButton,
  args: { matchId, fancyId, name, onOpen: fn() } satisfies LineReplayButtonProps,
  parameters: { picture: true },
  render: (args) => (
    <OddsGrid name="Session" variant="run">
      <RunRow
        name={args.name}
        lines={openLine}
        overlay={null}
        onSelect={onOpen}
        detail={<LineReplayButton {...args} />}
        limits="100–50,000"
      />
    </OddsGrid>
  ),
});

export const InARow = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replay 6 over run MUM' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ matchId, fancyId, name });
    await expect(onOpen).not.toHaveBeenCalled();
  },
});

/** The button is not a tab stop, because a match has many lines. */
export const ByTheKeyboard = meta.story({
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^No to 6 over run MUM/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Replay 6 over run MUM' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^No to 6 over run MUM/ })).toHaveFocus();
  },
});

/** The touch target is larger than the icon. */
export const Reach = meta.story({
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Replay 6 over run MUM' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});

const long = 'Runs that the Royal and Ancient Challengers of Thiruvananthapuram and Surroundings make in 20 overs';
export const LongName = meta.story({ args: { name: long } });
