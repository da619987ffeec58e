import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Button, ErrorPanel } from '#ui-kit';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { paths } from './paths.ts';
import { FullScreen, Message, Title } from './RouteErrorBoundary.styles.ts';
import { texts } from './texts.ts';

const reloadPage = () => window.location.reload();

/** Inside the layout: the header, the balance and the navigation stay. */
function PageErrorPanel() {
  return (
    <ErrorPanel
      title={texts.unexpected}
      onRetry={reloadPage}
      action={<Link to={paths.dashboard}>{texts.toDashboard}</Link>}
    >
      {texts.unexpectedNext}
    </ErrorPanel>
  );
}

/** The error page of the entire app. */
export function RootErrorScreen() {
  return (
    <FullScreen>
      <Title>{texts.unexpected}</Title>
      <Message>{texts.unexpectedNext}</Message>
      <Button variant="primary" onClick={reloadPage}>
        {texts.reload}
      </Button>
    </FullScreen>
  );
}

interface RouteErrorBoundaryProps {
  fallback: ReactNode;
}

/** Catches what the child routes throw, and renders them again at the next address. */
function RouteErrorBoundary({ fallback }: RouteErrorBoundaryProps) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={() => fallback}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** A layout route around every page inside the layout. */
export const PageErrorBoundary = () => <RouteErrorBoundary fallback={<PageErrorPanel />} />;

/** A layout route around the layout itself and the pages without it. */
export const RootErrorBoundary = () => <RouteErrorBoundary fallback={<RootErrorScreen />} />;
