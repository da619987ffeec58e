import type { ReactNode } from 'react';

/** What the kit hands to whoever draws its links; the kit itself knows no router. */
export interface RenderLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly 'aria-current'?: 'page';
}

export type RenderLink = (props: RenderLinkProps) => ReactNode;
