import { memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { type Location, Routes, useLocation } from 'react-router-dom';
import { NavigationPending } from './navigation-pending.ts';
import { routes } from './routes.tsx';
import { SplashScreen } from './SplashScreen.tsx';

interface RoutesAtProps {
  location: Location;
  children: ReactNode;
}

/** Memoised, so that an address whose page is still loading renders nothing of the current one. */
const RoutesAt = memo(function RoutesAt({ location, children }: RoutesAtProps) {
  return (
    <Suspense fallback={<SplashScreen />}>
      <Routes location={location}>{children}</Routes>
    </Suspense>
  );
});

export interface AppRoutesProps {
  /** `<Route>` elements; stories replace the app's own. */
  children?: ReactNode;
}

/** The page of the current address. While a page loads, the deferred value keeps the one before it on screen. */
export function AppRoutes({ children = routes }: AppRoutesProps) {
  const location = useLocation();
  const deferredLocation = useDeferredValue(location);
  return (
    <NavigationPending value={deferredLocation !== location}>
      <RoutesAt location={deferredLocation}>{children}</RoutesAt>
    </NavigationPending>
  );
}
