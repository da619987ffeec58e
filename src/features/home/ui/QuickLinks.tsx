import { Card, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { LinkList } from './Home.styles.ts';

export interface QuickLinksProps {
  /** Where the links lead, in this order. */
  links: readonly { readonly href: string; readonly name: string }[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** Where people go from here. */
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
