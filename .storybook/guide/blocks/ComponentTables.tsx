import { GuideTable } from '../layout/GuideTable.tsx';

export function ComponentStoriesTable() {
  return (
    <GuideTable
      name="The stories of a part"
      heads={['Story', 'Shows', 'Who asks for it']}
      rows={[
        ['the first', 'the typical one, with a play if it behaves', 'a reader'],
        ['Permutations', 'every combination of its axes (docs/Permutations.tsx)', 'the check, where it has unions'],
        [
          'States',
          'rest, hover, active, focus-visible, standing still (docs/PlatformStates.tsx)',
          'the check, where its styles have them',
        ],
        [
          'LongTextBothWays',
          'its longest words, from left to right and from right to left (docs/BothWays.tsx)',
          'the check, where it has words',
        ],
        ['empty, loading, disabled, suspended', 'what applies to it', 'a reviewer'],
      ]}
    />
  );
}

export function ComponentChecksTable() {
  return (
    <GuideTable
      name="What tells you that something is missing"
      heads={['It says', 'Means']}
      rows={[
        ['tests/architecture/props.test.ts', 'a prop or a component without a description'],
        [
          'tests/architecture/stories.test.ts',
          'no story, no Permutations, no States, no long text both ways; fewer than four stories in ten with a play',
        ],
        [
          'tests/architecture/component-docs.test.ts',
          'no docs, a status that the sources do not bear out, or synonyms that the search does not find',
        ],
        ['npm run test:guide', 'a part of the anatomy without a pin, or pins that cover something'],
        ['npm run test:kit', 'a changed export or type that the public report does not have'],
        [
          'tests/architecture/boundaries.test.ts, npm run lint',
          'an import across a boundary, a word in JSX, an iframe, a fetch, a float',
        ],
        ['tests/architecture/repository.test.ts', 'a file over 200 lines, a raw colour, a name for nothing'],
        [
          'npm run test:stories',
          'a play that fails, and anything axe finds up to WCAG 2.2 AA, target sizes included, in light at desktop width and in dark at phone width',
        ],
      ]}
    />
  );
}
