import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** `parameters.route`: the story's component has links, and stands on the dashboard. Only where a story asks for it: a router swallows the args of components that need none. */
export const withRoute: Decorator = (Story, { parameters }) =>
  parameters['route'] === true ? (
    <MemoryRouter initialEntries={['/dashboard']}>
      <Story />
    </MemoryRouter>
  ) : (
    <Story />
  );
