import type { ReactNode } from 'react';
import type { RenderLink } from '../../primitives/link/render-link.ts';
import { Bar, BarItem } from './BottomBar.styles.ts';

export interface BottomBarItem {
  readonly href: string;
  readonly name: string;
  /** Decorative, above the name. */
  readonly icon: ReactNode;
  readonly current?: boolean;
}

export interface BottomBarProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Up to five. */
  items: readonly BottomBarItem[];
  /** Renders the links: the app uses its router, stories use plain anchors. */
  renderLink: RenderLink;
}

/** Main navigation on phones. Pages leave `token.layout.bar` free below their content. */
export function BottomBar({ label, items, renderLink }: BottomBarProps) {
  return (
    <Bar aria-label={label}>
      <ul>
        {items.map((item) => (
          <BarItem key={item.href}>
            {renderLink({
              href: item.href,
              className: '',
              ...(item.current && { 'aria-current': 'page' as const }),
              children: (
                <>
                  {item.icon}
                  {item.name}
                </>
              ),
            })}
          </BarItem>
        ))}
      </ul>
    </Bar>
  );
}
