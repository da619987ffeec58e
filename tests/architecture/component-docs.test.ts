import { describe, expect, test } from 'vitest';
import type { ComponentDocs } from '#ui-kit/docs/component-docs.ts';
import { collectFacts, listMissing } from './component-criteria.ts';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const loaded = import.meta.glob<ComponentDocs>('../../src/ui-kit/**/*.docs.tsx', { import: 'docs', eager: true });
const documented = Object.entries(loaded).map(([path, docs]) => ({
  component: path.replace('../../src/ui-kit/', '').replace('.docs.tsx', ''),
  docs,
}));
const components = repositoryFiles
  .filter((file) => file.startsWith('src/ui-kit/') && file.endsWith('.stories.tsx'))
  .map((file) => file.replace('src/ui-kit/', '').replace('.stories.tsx', ''));

/** Story files without docs, and why. A component that is not finished stands here as a draft with its reason. */
const withoutDocs: Readonly<Record<string, string>> = {
  'data/AmountChart/AmountPlot': 'the plot of AmountChart, without its card',
  'data/DataTable/DataTableCards': 'further stories of DataTable',
  'trading/FrameHost/FramePhase': 'further stories of FrameHost',
  'trading/BetSlip/SlipPriceRow': 'a row of BetSlip, whose docs explain it',
  'trading/OddsGrid/RunCell': 'the cell of RunRow, which the docs of OddsGrid explain',
};

const DAY = /^2\d{3}-\d\d-\d\d$/;

describe('docs of components', () => {
  test('every component of the ui-kit has docs, or a reason why not', () => {
    expect(components.length).toBeGreaterThan(45);
    const missing = components.filter(
      (component) => !(component in withoutDocs) && documented.every((each) => each.component !== component),
    );
    expect(missing, 'Write <Component>.docs.tsx, or name the reason in this file.').toEqual([]);
  });

  test('every reason for missing docs belongs to a component without docs', () => {
    expect(
      Object.keys(withoutDocs).filter(
        (component) => !components.includes(component) || documented.some((each) => each.component === component),
      ),
    ).toEqual([]);
  });

  test.each(documented)('$component meets the criteria of its status', ({ component, docs }) => {
    const missing = listMissing(collectFacts(component, docs.keyboard !== 'takes no focus'));
    if (docs.status.stage === 'stable') expect(missing).toEqual([]);
    if (docs.status.stage === 'beta') expect(docs.status.missing).not.toBe('');
    if (docs.status.stage === 'draft') expect(docs.status.reason).not.toBe('');
  });

  test.each(documented)('$component dates its status and its changes', ({ docs: { status, changes } }) => {
    const days = changes.map(([day]) => day);
    expect(days).toEqual([...days].sort().reverse());
    const since = status.stage === 'draft' ? '' : status.since;
    expect(days.filter((day) => !DAY.test(day) || day < since)).toEqual([]);
    expect(since).toMatch(status.stage === 'draft' ? /^$/ : DAY);
  });

  test.each(documented)('$component states its purpose in one sentence', ({ docs }) => {
    expect(docs.purpose).toMatch(/^[A-Z][^.!?]*\.$/);
  });

  test('the page "Find a component" has a heading with the synonyms of each component', () => {
    const headings = new Set(
      [...readRepositoryFile('.storybook/guide/FindAComponent.mdx').matchAll(/^### (.+)$/gm)].map(([, text]) => text),
    );
    const expected = documented.map(
      ({ component, docs }) => `${component.split('/').at(-1) ?? ''}: ${docs.synonyms.join(', ').toLowerCase()}`,
    );
    expect(expected.filter((heading) => !headings.has(heading))).toEqual([]);
    expect([...headings].filter((heading) => !expected.includes(heading ?? ''))).toEqual([]);
  });
});

test('no two components have the same synonym', () => {
  const synonyms = documented.flatMap(({ docs }) => docs.synonyms.map((synonym) => synonym.toLowerCase()));
  expect(synonyms.filter((synonym, index) => synonyms.indexOf(synonym) !== index)).toEqual([]);
});

describe('criteria of a component', () => {
  test('collectFacts finds nothing missing of Button', () => {
    expect(listMissing(collectFacts('primitives/Button/Button', true))).toEqual([]);
  });

  test('collectFacts reports a component that no feature imports', () => {
    expect(listMissing(collectFacts('feedback/CountdownRing/CountdownRing', false))).toEqual([
      'a user among the features or the app',
    ]);
  });

  test('collectFacts reports a control without a play function', () => {
    expect(listMissing(collectFacts('primitives/Badge/Badge', true))).toEqual(['a play function']);
  });
});
