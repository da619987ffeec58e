import type { ReactNode } from 'react';
import type { RenderLink } from '../../primitives/link/render-link.ts';
import { Count, GroupTitle, Item, ItemName, Nav } from './SideNav.styles.ts';

export interface SideNavItem {
  readonly href: string;
  readonly name: string;
  /** How many matches wait there, or a time. */
  readonly count?: ReactNode;
  readonly current?: boolean;
  /** 1 stands under the item before it (a competition of a sport). */
  readonly depth?: 0 | 1;
}

export interface SideNavGroup {
  readonly title: string;
  readonly items: readonly SideNavItem[];
}

export interface SideNavProps {
  /** Spoken name of the navigation. */
  label: string;
  /** The groups of links, each with its heading. */
  groups: readonly SideNavGroup[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** The left column: sports, competitions, own money. Empty groups are not drawn. */
export function SideNav({ label, groups, link }: SideNavProps) {
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
                  {link({
                    href: item.href,
                    className: '',
                    ...(item.current && { 'aria-current': 'page' as const }),
                    children: (
                      <>
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
