import type { ReactNode } from 'react';
import { GlobalStyle } from '#ui-kit';
import { SheetFrame } from './Guide.styles.ts';

interface GuideSheetProps {
  /** Accessible name of the sheet. It takes the focus so that the keyboard can scroll it. */
  name: string;
  children: ReactNode;
}

/** Applies the ui-kit's styles on a documentation page. */
export function GuideSheet({ name, children }: GuideSheetProps) {
  return (
    <SheetFrame className="sb-unstyled" role="region" aria-label={name} tabIndex={0}>
      <GlobalStyle />
      {children}
    </SheetFrame>
  );
}
