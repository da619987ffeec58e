import '#ui-kit/theme/font.css';
import '#ui-kit/theme/generated/script-sizes.css';
import '#ui-kit/theme/script-fonts.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { axeRuleOverrides, axeTags } from './config/axe-config.ts';
import { chooseControls } from './config/choose-controls.tsx';
import { markDynamicRegions } from './config/dynamic-regions.ts';
import { modes, viewports } from './config/modes.ts';
import { globalTypes, initialGlobals, readGlobal } from './config/toolbar.ts';
import { withQueryClient } from './decorators/with-query-client.tsx';
import { withRoute } from './decorators/with-route.tsx';
import { withTheme } from './decorators/with-theme.tsx';
import { ComponentPage } from './guide/component/ComponentPage.tsx';
import { GuideContainer } from './guide/layout/GuideContainer.tsx';
import { showLanguage } from './languages/show-language.ts';
import { freezeFigures, unfreezeFigures } from './simulation/freeze-figures.ts';
import { simulateExchange } from './simulation/simulate-exchange.ts';

// A slow machine is not a failure of a play.
configure({ asyncUtilTimeout: 10_000 });

async function startWorker() {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}

export default definePreview({
  addons: [addonMsw(startWorker), addonA11y(), addonDocs()],
  tags: ['autodocs'],
  argTypesEnhancers: [chooseControls],
  globalTypes,
  initialGlobals,
  // Texts change in place, so they come before the story renders.
  loaders: [({ globals }) => showLanguage(readGlobal(globals, 'language'))],
  decorators: [withRoute, withQueryClient, withTheme],
  // Chromium keeps the place of a select's text from before the font has loaded.
  beforeAll: async () => {
    await Promise.all([
      document.fonts.load("1em 'Inter Variable'"),
      // A letter of each script. A font that comes after a text is not used for it.
      document.fonts.load("1em 'Noto Scripts'", 'कকதతا'),
    ]);
  },
  beforeEach: [() => unfreezeFigures, simulateExchange],
  afterEach: [freezeFigures, markDynamicRegions],
  parameters: {
    layout: 'padded',
    // Shows the story's source as written. The built page contains minified names.
    docs: { container: GuideContainer, page: ComponentPage, source: { type: 'code' } },
    viewport: { options: viewports },
    chromatic: { modes },
    a11y: {
      test: 'error',
      config: { rules: axeRuleOverrides },
      options: {
        iframes: false,
        runOnly: axeTags,
        rules: { 'target-size': { enabled: true }, region: { enabled: false } },
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Introduction',
            'Tokens',
            'Brands',
            'Money and odds',
            'The life of a bet',
            'What can go wrong',
            'Keyboard',
            'The simulator',
            'Security',
            'Server contract',
            'Add a component',
            'Find a component',
          ],
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Elevation',
            'Motion',
            'Icons',
            'Density',
            'Content',
            'Data visualisation',
            'Accessibility',
          ],
          'Patterns',
          ['Money entry', 'Confirmation', 'Live prices', 'Unknown outcome', 'Empty and failure', 'Tables on phones'],
          'UI kit',
          ['trading', 'forms', 'primitives', 'data', 'feedback', 'layout'],
          'Features',
          'App',
        ],
      },
    },
  },
});
