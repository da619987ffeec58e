import type { ReactNode } from 'react';
import type { RenderLink } from '../../primitives/link/render-link.ts';
import { Bar, BarItem } from './BottomBar.styles.ts';

export interface BottomBarItem {
  readonly href: string;
  readonly name: string;
  /** Decorative: the name stands under it. */
  readonly icon: ReactNode;
  readonly current?: boolean;
}

export interface BottomBarProps {
  /** Spoken name of the navigation. */
  label: string;
  /** Up to five. */
  items: readonly BottomBarItem[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** The phone's main navigation, at the thumb. Pages leave `token.layout.bar` free below their content. */
export function BottomBar({ label, items, link }: BottomBarProps) {
  return (
    <Bar aria-label={label}>
      <ul>
        {items.map((item) => (
          <BarItem key={item.href}>
            {link({
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
