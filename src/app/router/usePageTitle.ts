import { useEffect } from 'react';
import { useConfig } from '../providers/config-context.ts';

/** Sets the title of the browser's tab to the page's name and the operator's. The next page replaces it. */
export function usePageTitle(page: string): void {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = page === '' ? brand.name : `${page} · ${brand.name}`;
  }, [page, brand.name]);
}
