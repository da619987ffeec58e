import type { Brand } from '#ui-kit';
import { useBrandFooter } from '../providers/brand-content.ts';
import { AuthFooterSlot, FooterBar, FooterLinks } from './BrandFooter.styles.ts';
import { footerTexts } from './footer-texts.ts';

export interface BrandFooterContentProps {
  /** A sentence or two of the operator, or null. */
  text: string | null;
  /** Legal links, whose addresses the brand's reader has checked. */
  links: Brand['footer']['links'];
}

/** The operator's own sentences and legal links below a page. Nothing without them. */
export function BrandFooterContent({ text, links }: BrandFooterContentProps) {
  if (text === null && links.length === 0) return null;
  return (
    <FooterBar>
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

/** The footer of the operator's brand, once it has loaded. */
export function BrandFooter() {
  const footer = useBrandFooter();
  return <BrandFooterContent {...footer} />;
}

/** The same below the forms of sign-in and registration: its links are wanted before an account. */
export function AuthFooter() {
  return (
    <AuthFooterSlot>
      <BrandFooter />
    </AuthFooterSlot>
  );
}
