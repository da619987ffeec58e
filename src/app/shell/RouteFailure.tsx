import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Button, ErrorPanel } from '#ui-kit';
import { paths } from '../paths.ts';
import { ErrorFence } from './ErrorFence.tsx';
import { Screen, Title, Words } from './failure.styles.ts';
import { texts } from './texts.ts';

const reload = () => window.location.reload();

/** A page that broke, inside the shell: the header, the balance and the way elsewhere stay. */
function PageFailure() {
  return (
    <ErrorPanel
      title={texts.unexpected}
      onRetry={reload}
      action={<Link to={paths.dashboard}>{texts.toDashboard}</Link>}
    >
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

interface FenceProps {
  failure: ReactNode;
}

/** Around the pages of a route: one that broke, or did not come, is drawn anew at the next address. */
function Fence({ failure }: FenceProps) {
  const { key } = useLocation();
  return (
    <ErrorFence at={key} fallback={() => failure}>
      <Outlet />
    </ErrorFence>
  );
}

/** Around every page in the shell, which stays. */
export const PageFence = () => <Fence failure={<PageFailure />} />;

/** Around what has no shell, and the shell itself. */
export const RootFence = () => <Fence failure={<RootFailureScreen />} />;
