const allowOnly = (from, ...types) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: types } } } },
});

/** The layers of src/shared, which features and every part above them may import. */
const sharedLayers = ['shared', 'texts', 'storage', 'domain', 'format'];

/** The parts of the repository between which imports run one way. */
export const importSettings = {
  'import/resolver': { typescript: { alwaysTryTypes: true } },
  'boundaries/files': [{ category: 'stories and tests', pattern: ['**/*.{stories,test}.{ts,tsx}', '**/testing/**'] }],
  'boundaries/elements': [
    { type: 'ui-kit', pattern: 'src/ui-kit' },
    { type: 'domain', pattern: 'src/shared/domain' },
    { type: 'format', pattern: 'src/shared/format' },
    { type: 'storage', pattern: 'src/shared/storage' },
    { type: 'texts', pattern: 'src/shared/texts' },
    { type: 'shared', pattern: 'src/shared/*' },
    { type: 'feature', pattern: 'src/features/*', capture: ['name'] },
    { type: 'app', pattern: 'src/app' },
    { type: 'mocks', pattern: 'mocks' },
    { type: 'storybook', pattern: '.storybook/**', partialMatch: false },
    { type: 'tests', pattern: 'tests' },
  ],
};

/** Options of `boundaries/dependencies`: which part may import which. */
export const importRule = [
  'error',
  {
    default: 'disallow',
    checkAllOrigins: true,
    message:
      '{{from.element.types}} must not import {{to.element.types}}: see "Imports run one way" in docs/architecture.md',
    policies: [
      { allow: { to: { module: { origin: ['external', 'core'] } } } },
      {
        from: { element: { type: 'ui-kit' } },
        disallow: {
          to: {
            module: {
              origin: 'external',
              source: ['@tanstack/react-query*', 'zustand', 'react-router-dom', 'msw'],
            },
          },
        },
      },
      { from: { element: { type: 'domain' } }, disallow: { to: { module: { origin: ['external', 'core'] } } } },
      allowOnly('domain', 'domain'),
      allowOnly('format', 'format', 'texts', 'domain'),
      allowOnly('texts', 'texts', 'storage', 'domain', 'format'),
      allowOnly('storage', 'storage', 'domain', 'format'),
      allowOnly('shared', 'shared', 'texts', 'storage', 'domain', 'format'),
      allowOnly('ui-kit', 'ui-kit', 'texts', 'domain', 'format'),
      allowOnly('feature', ...sharedLayers, 'ui-kit'),
      {
        from: { element: { type: 'feature' } },
        allow: { to: { element: { type: 'feature', captured: { name: '{{from.element.captured.name}}' } } } },
      },
      allowOnly('app', 'app', ...sharedLayers, 'ui-kit'),
      {
        from: { element: { type: 'app' } },
        allow: { to: { element: { type: 'feature', fileInternalPath: 'index.ts' } } },
      },
      allowOnly('mocks', 'mocks', ...sharedLayers),
      allowOnly('storybook', 'storybook', 'ui-kit', ...sharedLayers, 'mocks', 'feature', 'app'),
      allowOnly('tests', 'tests', 'storybook', 'ui-kit', ...sharedLayers, 'mocks', 'feature', 'app'),
      {
        from: { file: { categories: 'stories and tests' } },
        allow: { to: { module: { origin: ['external', 'core'] } } },
      },
      {
        from: { file: { categories: 'stories and tests' } },
        allow: { to: { element: { types: { anyOf: ['mocks', 'storybook', 'tests'] } } } },
      },
    ],
  },
];
