import { defineMain } from '@storybook/react-vite/node';
import { coveragePlugin } from '../scripts/coverage/instrument.mjs';
import { pseudoLocalePlugin } from './pseudo-locale/pseudo-locale-plugin.ts';

/** scripts/coverage/measure.mjs builds a workshop that counts what runs; what it looks like to axe is asked elsewhere. */
const collectsCoverage = process.env['COVERAGE_RUN'] !== undefined;

/** The workshop builds with the app's own vite.config.ts; only the entry and the simulated exchange's switch differ. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './guide', titlePrefix: 'Guide', files: '*.mdx' },
    { directory: '../src/ui-kit', titlePrefix: 'UI kit', files: '**/*.stories.tsx' },
    { directory: '../src/features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../src/app', titlePrefix: 'App', files: '**/*.stories.tsx' },
  ],
  staticDirs: ['../public-demo'],
  addons: ['@storybook/addon-docs', ...(collectsCoverage ? [] : ['@storybook/addon-a11y']), 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The other reader, react-docgen, knows no type of another file: a union from shared/domain would be a text field among the controls.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(collectsCoverage ? [coveragePlugin()] : []), ...(config.plugins ?? []), pseudoLocalePlugin()],
    define: { ...config.define, __SIMULATED_EXCHANGE__: 'true' },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
