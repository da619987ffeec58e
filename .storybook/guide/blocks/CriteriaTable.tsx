import { GuideTable } from '../layout/GuideTable.tsx';

/** The criteria of a stable component. */
export function CriteriaTable() {
  return (
    <GuideTable
      name="Criteria"
      heads={['Criterion', 'Source']}
      rows={[
        ['Stories of its states, and Permutations where it has unions', 'its story file'],
        ['A play function, where it takes the focus', 'its story file'],
        ['axe in each story', 'its story file, and the check of all stories'],
        ['A story in both directions, where it has words', 'its story file'],
        ['A user', 'imports of the features and the app'],
      ]}
    />
  );
}
