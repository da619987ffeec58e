import { LoginScreen } from '#features/session/index.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { BrandFooter } from '../layout/BrandFooter.tsx';
import { useLogoSource } from '../layout/useLogoSource.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { MaintenanceGate } from '../switches/MaintenanceGate.tsx';
import { PreviewNote } from '../switches/PreviewNote.tsx';
import { texts } from './texts.ts';

export function LoginPage() {
  usePageTitle(texts.login);
  const logo = useLogoSource();
  return (
    <>
      <LoginScreen logo={logo} link={routeLink} registerHref="../Register" />
      <BrandFooter below="form" />
      <LanguageChoice below="form" />
      <PreviewNote below="form" />
      <MaintenanceGate />
    </>
  );
}
