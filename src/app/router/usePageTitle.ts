import { useEffect } from 'react';
import { useConfig } from '../providers/config-context.ts';

/** The title of the browser's tab, with the operator's name behind the page's, until another page sets its own. */
export function usePageTitle(page: string): void {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = page === '' ? brand.name : `${page} · ${brand.name}`;
  }, [page, brand.name]);
}
