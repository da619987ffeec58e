import { defineMain } from '@storybook/react-vite/node';
import { createCoveragePlugin } from '../scripts/coverage/instrument.mjs';
import { addComponentDocs } from './manifest/add-component-docs.ts';

/** scripts/coverage/measure.mjs builds an instrumented Storybook. It runs no accessibility checks. */
const collectsCoverage = process.env['COVERAGE_RUN'] !== undefined;

/** `npm run storybook` responds to assistants at /mcp (decision 0046). A build and the story checks do not. */
const servesAssistants = process.env['NODE_ENV'] === 'development';

/** Storybook builds with the app's vite.config.ts. Only the entry and the switch of the simulated exchange differ. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: './guide', titlePrefix: 'Guide', files: '*.mdx' },
    { directory: './foundations', titlePrefix: 'Foundations', files: '*.mdx' },
    { directory: './patterns', titlePrefix: 'Patterns', files: '*.mdx' },
    { directory: '../src/ui-kit', titlePrefix: 'UI kit', files: '**/*.stories.tsx' },
    { directory: '../src/features', titlePrefix: 'Features', files: '**/*.stories.tsx' },
    { directory: '../src/app', titlePrefix: 'App', files: '**/*.stories.tsx' },
  ],
  staticDirs: ['../public-demo'],
  addons: [
    '@storybook/addon-docs',
    ...(collectsCoverage ? [] : ['@storybook/addon-a11y']),
    'msw-storybook-addon',
    ...(servesAssistants ? ['@storybook/addon-mcp'] : []),
  ],
  // The search of the sidebar finds the headings of the guide: FindAComponent.mdx has the synonyms of each component.
  // The build writes manifests/components.json, which the MCP server also reads (decision 0046).
  features: {
    experimentalSearchDocsHeadings: true,
    componentsManifest: true,
    // The toolbar's brand and mode draw the background. The checklists explain Storybook, not this kit.
    backgrounds: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // The type of the configuration lacks this key of every preset.
  ...{ experimental_manifests: addComponentDocs },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // react-docgen reads no types of other files: a union of shared/domain would become a text field.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './tsconfig.test.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(collectsCoverage ? [createCoveragePlugin()] : []), ...(config.plugins ?? [])],
    define: { ...config.define, __SIMULATED_EXCHANGE__: 'true' },
    build: { ...config.build, chunkSizeWarningLimit: 4000 },
  }),
});
