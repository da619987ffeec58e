import { useEffect } from 'react';
import { useBrandName } from '../providers/brand-content.ts';

/** Sets the title of the browser's tab to the page's name and the operator's. The next page replaces it. */
export function usePageTitle(page: string): void {
  const name = useBrandName();
  useEffect(() => {
    document.title = page === '' ? name : `${page} · ${name}`;
  }, [page, name]);
}
