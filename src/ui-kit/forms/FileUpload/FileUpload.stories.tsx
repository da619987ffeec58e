import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { PlatformStates } from '../../docs/PlatformStates.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

/** A valid PNG of two colours. */
function createPicture(width: number, height: number): File {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#0f5f4e';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#fcd6de';
    context.fillRect(0, 0, width / 2, height / 2);
  }
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (letter) =>
    letter.charCodeAt(0),
  );
  return new File([bytes], 'payment.png', { type: 'image/png' });
}

/** Keeps the chosen file, as a form does. */
function StatefulFileUpload({ file: first, onFile, ...rest }: FileUploadProps) {
  const [file, setFile] = useState(first);
  return (
    <FileUpload
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
  component: FileUpload,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Screenshot of the payment',
    file: null,
    onFile: fn(),
    onUnreadable: fn(),
    accept: ['image/png', 'image/jpeg'],
    hint: 'PNG or JPEG, up to 5 MB.',
  } satisfies FileUploadProps,
  render: (args) => <StatefulFileUpload {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Screenshot of the payment');
    await expect(input).toHaveAccessibleDescription('PNG or JPEG, up to 5 MB.');
    await userEvent.upload(input, createPicture(120, 200));
    await expect(await canvas.findByRole('img', { name: 'Preview of payment.png' })).toBeVisible();
    await expect(canvas.getByText(/KB$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove payment.png' }));
    await expect(args.onFile).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveFocus();
    await expect(args.onUnreadable).not.toHaveBeenCalled();
  },
});

export const Chosen = meta.story({
  render: (args) => <StatefulFileUpload {...args} file={createPicture(300, 200)} />,
  play: async ({ canvas }) => {
    const drawing: HTMLCanvasElement = await canvas.findByRole('img', { name: 'Preview of payment.png' });
    await waitFor(() => expect([drawing.width, drawing.height]).toEqual([192, 128]));
  },
});

export const NoPicture = meta.story({
  render: (args) => (
    <StatefulFileUpload
      {...args}
      file={new File(['not a picture'], 'letter.png', { type: 'image/png' })}
      error="This file is no picture that can be opened."
    />
  ),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
    await expect(canvas.getByLabelText('Screenshot of the payment')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

export const Disabled = meta.story({
  render: (args) => <StatefulFileUpload {...args} disabled file={createPicture(80, 80)} />,
});

export const LongTextBothWays = meta.story({
  render: (args) => (
    <BothWays>
      {(direction) => (
        <StatefulFileUpload
          {...args}
          label={`Screenshot of the payment, ${direction}`}
          file={
            new File([new Uint8Array(3_400_000)], `${direction}-${'screenshot-of-the-payment-'.repeat(5)}.png`, {
              type: 'image/png',
            })
          }
        />
      )}
    </BothWays>
  ),
});

export const States = meta.story({
  render: (args) => <PlatformStates>{(state) => <StatefulFileUpload {...args} label={state} />}</PlatformStates>,
});
