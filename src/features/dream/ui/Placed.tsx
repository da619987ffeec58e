import { VisuallyHidden } from '#ui-kit';
import type { DreamPick } from '../model/draft.ts';
import { texts } from '../texts.ts';

/** Says that a practice bet stands, for those who do not see the list grow. */
export const Placed = ({ pick }: { pick: DreamPick | null }) => <VisuallyHidden role="status">{pick === null ? '' : texts.slip.placed(pick.side, pick.runnerName)}</VisuallyHidden>;
