import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { AuthForm, AuthScreen, Footer, Head, Title } from './AuthCard.styles.ts';

export interface AuthCardProps extends Omit<ComponentPropsWithRef<'form'>, 'title'> {
  /** Heading of the page. */
  title: string;
  /** The operator's logo, above the title. */
  logo: ReactNode;
  /** Below the form: a link to the other auth page. */
  footer?: ReactNode;
}

/** The single form of a screen without a shell: sign-in, registration. */
export function AuthCard({ title, logo, footer, children, ...rest }: AuthCardProps) {
  const id = useId();
  return (
    <AuthScreen>
      <AuthForm noValidate aria-labelledby={id} {...rest}>
        <Head>
          {logo}
          <Title id={id} tabIndex={-1}>
            {title}
          </Title>
        </Head>
        {children}
        {footer !== undefined && <Footer>{footer}</Footer>}
      </AuthForm>
    </AuthScreen>
  );
}
