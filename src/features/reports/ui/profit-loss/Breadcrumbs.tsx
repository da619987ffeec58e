import { ChevronRight } from 'lucide-react';
import type { RenderLink } from '#ui-kit';
import { profitTexts as texts } from '../../texts.ts';
import { BreadcrumbNav } from '../Report.styles.ts';

export interface Breadcrumb {
  readonly name: string;
  readonly href: string;
}

/** Links to the levels above. The last item is the current level. */
export function Breadcrumbs({ breadcrumbs, link }: { breadcrumbs: readonly Breadcrumb[]; link: RenderLink }) {
  return (
    <BreadcrumbNav aria-label={texts.trail}>
      <ol>
        {breadcrumbs.map(({ name, href }, index) => (
          <li key={href}>
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              link({ href, className: '', children: name })
            )}
          </li>
        ))}
      </ol>
    </BreadcrumbNav>
  );
}
