import { VisuallyHidden } from '#ui-kit';
import { texts } from './texts.ts';
import { useConnectionState } from './useConnectionState.ts';

/**
 * Announces each change of the connection. It stands outside the badge, which is hidden at times: a screen reader
 * misses the text of a live region that appears together with it.
 */
export function ConnectionAnnouncer() {
  const state = useConnectionState();
  return <VisuallyHidden role="status">{texts.announcements[state]}</VisuallyHidden>;
}
