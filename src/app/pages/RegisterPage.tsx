import { RegisterScreen, type RegisterScreenProps } from '#features/account/index.ts';
import { Logo, signIn } from '#features/session/index.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { BrandFooter } from '../layout/BrandFooter.tsx';
import { useLogoSource } from '../layout/useLogoSource.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { MaintenanceGate } from '../switches/MaintenanceGate.tsx';
import { PreviewNote } from '../switches/PreviewNote.tsx';
import { texts } from './texts.ts';

const signInToAccount: RegisterScreenProps['signIn'] = async ({ userName, password }) =>
  (await signIn({ userName, password, otp: '' })).kind;

export function RegisterPage() {
  usePageTitle(texts.register);
  const logo = useLogoSource();
  return (
    <>
      <RegisterScreen
        logo={<Logo {...logo} size="large" />}
        link={routeLink}
        loginHref="../Login"
        signIn={signInToAccount}
      />
      <BrandFooter below="form" />
      <LanguageChoice below="form" />
      <PreviewNote below="form" />
      <MaintenanceGate />
    </>
  );
}
