import { Spinner } from '#ui-kit';
import { isFramed } from '../first-frame/show.ts';
import { Screen } from './failure.styles.ts';
import { texts } from './texts.ts';

/** Until the first page has loaded, where nothing in index.html has said so already (first-frame); a fast one shows nothing at all. */
export function Opening() {
  if (isFramed()) return null;
  return (
    <Screen>
      <Spinner label={texts.loadingPage} />
    </Screen>
  );
}
