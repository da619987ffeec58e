import type { ReactNode } from 'react';
import type { RenderLink } from '../../primitives/link/render-link.ts';
import { Count, GroupTitle, Item, ItemName, Nav } from './SideNav.styles.ts';

export interface SideNavItem {
  readonly href: string;
  readonly name: string;
  /** Decoration before the name, such as a `SportIcon`. */
  readonly icon?: ReactNode;
  /** Number of matches behind the link, or a time. */
  readonly count?: ReactNode;
  readonly current?: boolean;
  /** 1 nests under the previous item (a competition of a sport). */
  readonly depth?: 0 | 1;
}

export interface SideNavGroup {
  readonly title: string;
  readonly items: readonly SideNavItem[];
}

export interface SideNavProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Groups of links, each with a heading. */
  groups: readonly SideNavGroup[];
  /** Renders the links: the app uses its router, stories use plain anchors. */
  renderLink: RenderLink;
}

/** The left column: sports, competitions, own money. Empty groups are hidden. */
export function SideNav({ label, groups, renderLink }: SideNavProps) {
  return (
    <Nav aria-label={label}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.title}>
            <GroupTitle>{group.title}</GroupTitle>
            <ul>
              {group.items.map((item) => (
                <Item key={item.href} data-depth={item.depth ?? 0}>
                  {renderLink({
                    href: item.href,
                    className: '',
                    ...(item.current && { 'aria-current': 'page' as const }),
                    children: (
                      <>
                        {item.icon}
                        <ItemName>{item.name}</ItemName>
                        {item.count !== undefined && <Count>{item.count}</Count>}
                      </>
                    ),
                  })}
                </Item>
              ))}
            </ul>
          </div>
        ))}
    </Nav>
  );
}
