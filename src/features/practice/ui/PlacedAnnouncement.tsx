import { VisuallyHidden } from '#ui-kit';
import type { PracticeSelection } from '../model/practice-draft.ts';
import { texts } from '../texts.ts';

/** Says that a practice bet stands, for those who do not see the list grow. */
export const PlacedAnnouncement = ({ selection }: { selection: PracticeSelection | null }) => (
  <VisuallyHidden role="status">
    {selection === null ? '' : texts.slip.placed(selection.side, selection.runnerName)}
  </VisuallyHidden>
);
