import { LoginScreen } from '#features/session/index.ts';
import { useConfig } from '../config/context.ts';
import { useLogoSource } from '../logo-source.ts';
import { useDocumentTitle } from '../shell/manners.ts';
import { routeLink } from '../shell/routeLink.tsx';
import { texts } from './texts.ts';

export function LoginPage() {
  useDocumentTitle(texts.login, useConfig().brand.name);
  return <LoginScreen logo={useLogoSource()} link={routeLink} registerHref="../Register" />;
}
