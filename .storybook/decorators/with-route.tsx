import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Provides a router when `parameters.route` is set. A router would swallow the args of components that need none. */
export const withRoute: Decorator = (Story, { parameters }) =>
  parameters['route'] === true ? (
    <MemoryRouter initialEntries={['/dashboard']}>
      <Story />
    </MemoryRouter>
  ) : (
    <Story />
  );
