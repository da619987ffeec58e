import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BothWays } from '../../docs/BothWays.tsx';
import { CopyField, type CopyFieldProps } from './CopyField.tsx';

const meta = preview.meta({
  component: CopyField,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  // A confirmation that ends by timer would make the picture random.
  args: { label: 'Account number', value: '000012345678', confirmsForMs: false } satisfies CopyFieldProps,
});

/** Headless browsers deny clipboard access, so the story replaces it. */
function withClipboard(writeText: (text: string) => Promise<void>): () => void {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (original === undefined) Reflect.deleteProperty(navigator, 'clipboard');
    else Object.defineProperty(navigator, 'clipboard', original);
  };
}

const clipboardWrite = fn((_text: string) => Promise.resolve());

export const Copies = meta.story({
  beforeEach: () => withClipboard(clipboardWrite),
  play: async ({ canvas, userEvent }) => {
    clipboardWrite.mockClear();
    const button = canvas.getByRole('button', { name: 'Copy Account number' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(clipboardWrite).toHaveBeenLastCalledWith('000012345678');
    await expect(button).toHaveFocus();
  },
});

export const WithoutLeave = meta.story({
  beforeEach: () => withClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Account number' }));
    await waitFor(() => expect(window.getSelection()?.toString()).toBe('000012345678'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Selected/);
  },
});

export const LongTextBothWays = meta.story({
  render: () => (
    <BothWays>
      {(direction) => <CopyField label={`UPI ID, ${direction}`} value={`${'a-very-long-name.'.repeat(6)}@bank`} />}
    </BothWays>
  ),
});
