import { Spinner } from '#ui-kit';
import { FullScreen } from './RouteErrorBoundary.styles.ts';
import { texts } from './texts.ts';

/** Stands in for the first page until its files have loaded. */
export function SplashScreen() {
  return (
    <FullScreen>
      <Spinner label={texts.loadingPage} />
    </FullScreen>
  );
}
