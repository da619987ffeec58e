import { VisuallyHidden } from '#ui-kit';
import type { PracticeSelection } from '../model/practice-draft.ts';
import { texts } from '../texts.ts';

/** Announces a placed practice bet to screen readers. */
export const PlacedAnnouncement = ({ selection }: { selection: PracticeSelection | null }) => (
  <VisuallyHidden role="status">
    {selection === null ? '' : texts.slip.placed({ side: selection.side, runner: selection.runnerName })}
  </VisuallyHidden>
);
