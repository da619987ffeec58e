import { MemoryRouter } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '../router/paths.ts';
import { UpdateButton } from './UpdateButton.tsx';

const onUpdate = fn();

const meta = preview.meta({
  component: UpdateButton,
  args: { onUpdate },
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[(parameters['path'] as string | undefined) ?? paths.dashboard]}>
        <Story />
      </MemoryRouter>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load new version' }));
    await expect(onUpdate).toHaveBeenCalledOnce();
  },
});

export const HiddenOnAPaymentForm = meta.story({
  parameters: { path: paths.withdraw },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
