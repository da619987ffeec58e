import type { ReactNode } from 'react';
import { GlobalStyle } from '#ui-kit';
import { SheetFrame } from './Guide.styles.ts';

interface GuideSheetProps {
  /** Spoken where the sheet takes the focus, which it does in order to be scrolled. */
  name: string;
  children: ReactNode;
}

/** The kit's own look on a page of prose, where no story brings it. */
export function GuideSheet({ name, children }: GuideSheetProps) {
  return (
    <SheetFrame className="sb-unstyled" role="region" aria-label={name} tabIndex={0}>
      <GlobalStyle />
      {children}
    </SheetFrame>
  );
}
