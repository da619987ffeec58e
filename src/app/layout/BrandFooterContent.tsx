import type { Brand } from '#ui-kit';
import { FooterBar, FooterLinks } from './BrandFooterContent.styles.ts';
import { footerTexts } from './footer-texts.ts';

export interface BrandFooterContentProps {
  /** A sentence or two of the operator, or null. */
  text: string | null;
  /** Legal links, whose addresses the brand's reader has checked. */
  links: Brand['footer']['links'];
  /** A `form` is the only content of its page: sign-in and registration. */
  below: 'page' | 'form';
}

/** The operator's own sentences and legal links below a page. */
export function BrandFooterContent({ text, links, below }: BrandFooterContentProps) {
  return (
    <FooterBar data-below={below}>
      {text !== null && <p>{text}</p>}
      {links.length > 0 && (
        <nav aria-label={footerTexts.legal}>
          <FooterLinks>
            {links.map(({ text: label, href }) => (
              <li key={`${href} ${label}`}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </FooterLinks>
        </nav>
      )}
    </FooterBar>
  );
}
