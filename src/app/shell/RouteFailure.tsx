import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { Button, ErrorPanel } from '#ui-kit';
import { paths } from '../paths.ts';
import { Screen, Title, Words } from './failure.styles.ts';
import { texts } from './texts.ts';

const reload = () => window.location.reload();

function useReported(): void {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
}

/** A page that broke, inside the shell: the header, the balance and the way elsewhere stay. */
export function PageFailure() {
  useReported();
  return (
    <ErrorPanel title={texts.unexpected} onRetry={reload} action={<Link to={paths.dashboard}>{texts.toDashboard}</Link>}>
      {texts.unexpectedNext}
    </ErrorPanel>
  );
}

/** The last resort: the specification's default error page (section 8). */
export function RootFailureScreen() {
  return (
    <Screen>
      <Title>{texts.unexpected}</Title>
      <Words>{texts.unexpectedNext}</Words>
      <Button variant="primary" onClick={reload}>
        {texts.reload}
      </Button>
    </Screen>
  );
}

export function RootFailure() {
  useReported();
  return <RootFailureScreen />;
}
