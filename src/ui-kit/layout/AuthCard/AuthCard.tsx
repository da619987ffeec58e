import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Footer, Head, AuthForm, AuthScreen, Title } from './AuthCard.styles.ts';

export interface AuthCardProps extends Omit<ComponentPropsWithRef<'form'>, 'title'> {
  /** The heading of the page. */
  title: string;
  /** The operator's logo, over the title. */
  logo: ReactNode;
  /** Under the form: the way to the other door. */
  footer?: ReactNode;
}

/** The one form of a screen that has no shell around it: sign in, register. */
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
