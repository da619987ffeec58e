import { Card, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { Links } from './Overview.styles.ts';

export interface QuickLinksProps {
  /** Where the links lead, in this order. */
  places: readonly { readonly href: string; readonly name: string }[];
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** Where people go from here. */
export function QuickLinks({ places, link }: QuickLinksProps) {
  return (
    <Card title={texts.quick}>
      <Links>
        {places.map(({ href, name }) => (
          <li key={href}>{link({ href, className: '', children: name })}</li>
        ))}
      </Links>
    </Card>
  );
}
