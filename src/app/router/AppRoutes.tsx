import { type ReactNode, Suspense } from 'react';
import { Routes } from 'react-router-dom';
import { routes } from './routes.tsx';
import { SplashScreen } from './SplashScreen.tsx';

export interface AppRoutesProps {
  /** `<Route>` elements; stories replace the app's own. */
  children?: ReactNode;
}

/**
 * The page of the current address. The router changes the address in a transition, so React keeps the current page on
 * screen until the next one has loaded.
 */
export const AppRoutes = ({ children = routes }: AppRoutesProps) => (
  <Suspense fallback={<SplashScreen />}>
    <Routes>{children}</Routes>
  </Suspense>
);
