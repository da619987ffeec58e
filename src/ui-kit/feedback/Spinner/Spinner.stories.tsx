import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Spinner, type SpinnerProps } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner, args: { label: 'Loading the statement' } satisfies SpinnerProps });

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the statement');
  },
});
