import { RegisterScreen, type RegisterScreenProps } from '#features/account/index.ts';
import { Logo, signIn } from '#features/session/index.ts';
import { useConfig } from '../config/context.ts';
import { useLogoSource } from '../logo-source.ts';
import { useDocumentTitle } from '../shell/manners.ts';
import { routeLink } from '../shell/routeLink.tsx';
import { texts } from './texts.ts';

const enter: RegisterScreenProps['signIn'] = async ({ userName, password }) =>
  (await signIn({ userName, password, otp: '' })).kind;

export function RegisterPage() {
  useDocumentTitle(texts.register, useConfig().brand.name);
  const logo = useLogoSource();
  return <RegisterScreen logo={<Logo {...logo} size="large" />} link={routeLink} loginHref="../Login" signIn={enter} />;
}
