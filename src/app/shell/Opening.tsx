import { Spinner } from '#ui-kit';
import { Screen } from './failure.styles.ts';
import { texts } from './texts.ts';

/** Until the first page has loaded; a fast one shows nothing at all. */
export function Opening() {
  return (
    <Screen>
      <Spinner label={texts.loadingPage} />
    </Screen>
  );
}
