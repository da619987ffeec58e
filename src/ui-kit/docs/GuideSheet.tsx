import type { ReactNode } from 'react';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { Sheet } from './guide.styles.ts';

/** The kit's own look on a page of prose, where no story brings it. */
export function GuideSheet({ children }: { children: ReactNode }) {
  return (
    <Sheet className="sb-unstyled">
      <GlobalStyle />
      {children}
    </Sheet>
  );
}
