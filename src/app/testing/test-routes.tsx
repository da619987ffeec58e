import type { ComponentType, ReactNode } from 'react';
import { Link, Navigate, Outlet, Route, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { RequireSession, RequireVisitor } from '../router/guards.tsx';
import { createLazyPage } from '../router/lazy-page.ts';
import { useNavigationPending } from '../router/navigation-pending.ts';
import { paths } from '../router/paths.ts';
import { PageErrorBoundary } from '../router/RouteErrorBoundary.tsx';

/** Replaces the download of the page of this name. */
export const download = vi.fn<(name: string) => Promise<void>>(async () => undefined);

function renderPage(name: string): ReactNode {
  const Page = createLazyPage(async (): Promise<ComponentType> => {
    await download(name);
    return () => <h1>{name}</h1>;
  });
  return <Page />;
}

function Layout() {
  const isPending = useNavigationPending();
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-busy={isPending} data-at={pathname}>
        {['/dashboard', '/one', '/two'].map((to) => (
          <Link key={to} to={to} />
        ))}
      </nav>
      <Outlet />
    </>
  );
}

export const createTestRoutes = () => (
  <>
    <Route element={<RequireVisitor />}>
      <Route path={paths.login} element={renderPage('login')} />
      <Route path={paths.register} element={renderPage('register')} />
    </Route>
    <Route element={<RequireSession />}>
      <Route element={<Layout />}>
        <Route element={<PageErrorBoundary />}>
          <Route path="dashboard" element={renderPage('dashboard')} />
          <Route path="one" element={renderPage('one')} />
          <Route path="two" element={renderPage('two')} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
    </Route>
  </>
);
