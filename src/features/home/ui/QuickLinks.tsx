import { Card, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { LinkList } from './Home.styles.ts';

export interface QuickLinksProps {
  /** Links in display order. */
  links: readonly { readonly href: string; readonly name: string }[];
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

/** Shortcuts to other pages. */
export function QuickLinks({ links, link }: QuickLinksProps) {
  return (
    <Card title={texts.quick}>
      <LinkList>
        {links.map(({ href, name }) => (
          <li key={href}>{link({ href, className: '', children: name })}</li>
        ))}
      </LinkList>
    </Card>
  );
}
