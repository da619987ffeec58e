import preview from '#workshop/preview.tsx';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { BothWays } from '../docs/BothWays.tsx';
import { PlatformStates } from '../docs/PlatformStates.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

/** A real PNG of two colours. */
function pictureOf(width: number, height: number): File {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#0f5f4e';
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = '#fcd6de';
    pen.fillRect(0, 0, width / 2, height / 2);
  }
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'payment.png', { type: 'image/png' });
}

/** Keeps what is chosen, as a form does. */
function Held({ file: first, onFile, ...rest }: FileDropProps) {
  const [file, setFile] = useState(first);
  return (
    <FileDrop
      {...rest}
      file={file}
      onFile={(next) => {
        setFile(next);
        onFile(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: FileDrop,
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}><Story /></div>],
  args: { label: 'Screenshot of the payment', file: null, onFile: fn(), onUnreadable: fn(), accept: ['image/png', 'image/jpeg'], hint: 'PNG or JPEG, up to 5 MB.' } satisfies FileDropProps,
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Screenshot of the payment');
    await expect(input).toHaveAccessibleDescription('PNG or JPEG, up to 5 MB.');
    await userEvent.upload(input, pictureOf(120, 200));
    await expect(await canvas.findByRole('img', { name: 'Preview of payment.png' })).toBeVisible();
    await expect(canvas.getByText(/KB$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove payment.png' }));
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    await expect(args.onUnreadable).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  render: (args) => <Held {...args} file={pictureOf(300, 200)} />,
  play: async ({ canvas }) => {
    const drawing: HTMLCanvasElement = await canvas.findByRole('img', { name: 'Preview of payment.png' });
    await waitFor(() => expect([drawing.width, drawing.height]).toEqual([192, 128]));
  },
});

export const NoPicture = meta.story({
  render: (args) => <Held {...args} file={new File(['not a picture'], 'letter.png', { type: 'image/png' })} error="This file is no picture that can be opened." />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
    await expect(canvas.getByLabelText('Screenshot of the payment')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Disabled = meta.story({ render: (args) => <Held {...args} held file={pictureOf(80, 80)} /> });

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => <Held {...args} label={`Screenshot of the payment, ${direction}`} file={new File([new Uint8Array(3_400_000)], `${direction}-${'screenshot-of-the-payment-'.repeat(5)}.png`, { type: 'image/png' })} />}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => <PlatformStates>{(state) => <Held {...args} label={state} />}</PlatformStates>,
});
