import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { renderPlainMarket } from '../../testing/render-plain-market.tsx';
import { RecordingFile, type RecordingFileProps } from './RecordingFile.tsx';

const runners = [
  { id: 1, name: 'Mumbai', status: 'ACTIVE' },
  { id: 2, name: 'Chennai', status: 'ACTIVE' },
];
const createMessage = (second: number, entry: object) =>
  JSON.stringify({ op: 'mcm', pt: Date.UTC(2026, 2, 14, 14) + second * 1000, mc: [{ id: '1.31', ...entry }] });
const lines = [
  createMessage(0, {
    img: true,
    marketDefinition: { status: 'OPEN', inPlay: false, marketType: 'MATCH_ODDS', runners },
  }),
  'not a message',
  ...Array.from({ length: 60 }, (_, second) =>
    createMessage(second, {
      rc: [{ id: 1, batb: [[0, 1.5 + second / 100, 100]], batl: [[0, 1.52 + second / 100, 100]] }],
    }),
  ),
];

const meta = preview.meta({
  component: RecordingFile,
  args: { renderMarket: renderPlainMarket } satisfies RecordingFileProps,
});

export const Nothing = meta.story();

export const Played = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Recording'), new File([lines.join('\n')], 'match.jsonl'));
    await expect(
      await canvas.findByText(
        '61 messages about one market. One line could not be read, first line 2 (message: not JSON).',
      ),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '200×');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(
      await canvas.findByRole('button', { name: /^Back Mumbai at 2\.09/ }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
});

export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Recording'),
      new File([new Uint8Array([0x1f, 0x8b, 8, 0])], 'match.txt'),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file is compressed.');
  },
});
