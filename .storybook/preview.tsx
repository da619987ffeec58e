import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { withQueryClient } from './decorators/withQueryClient.tsx';
import { withRoute } from './decorators/withRoute.tsx';
import { withTheme } from './decorators/withTheme.tsx';
import { modes, viewports } from './modes.ts';

/** What axe checks, as errors: everything up to WCAG 2.2 AA and its own best practices. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export default definePreview({
  addons: [addonMsw(), addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    theme: { description: 'Theme', toolbar: { icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true } },
    density: { description: 'Density', toolbar: { icon: 'listunordered', items: ['comfortable', 'compact'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable' },
  decorators: [withRoute, withQueryClient, withTheme],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    chromatic: { modes },
    a11y: { test: 'error', options: { runOnly: axeTags, rules: { 'target-size': { enabled: true }, region: { enabled: false } } } },
    options: { storySort: { order: ['Guide', ['Introduction', 'Tokens', 'Money and odds'], 'UI kit', 'Features', 'App'] } },
  },
});
