import type { ReactNode } from 'react';

/** Props of a rendered link. The kit itself knows no router. */
export interface RenderLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
}

export type RenderLink = (props: RenderLinkProps) => ReactNode;
