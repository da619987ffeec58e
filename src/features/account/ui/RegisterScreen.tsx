import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AuthCard, Button, Field, Notice, type RenderLink } from '#ui-kit';
import { useCreateAccount } from '../api/useCreateAccount.ts';
import { describeFormError, isResponseLost } from '../model/form-error.ts';
import { type NewAccount, newAccountForm } from '../model/forms.ts';
import { texts } from '../texts.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { useLatch } from './useLatch.ts';

export interface RegisterScreenProps {
  /** Logo of the operator. */
  logo: ReactNode;
  /** Renders a link to the login screen. */
  link: RenderLink;
  /** Address of the login screen. */
  loginHref: string;
  /** Signs in with the credentials of the registration (docs/requirements.md#41-session). */
  signIn: (credentials: {
    readonly userName: string;
    readonly password: string;
  }) => Promise<'signed-in' | 'second-step'>;
}

const MOBILE_LENGTH = 10;

/**
 * Registers an account and signs in. The fields keep their text after every error, and a second press never registers
 * twice.
 */
export function RegisterScreen({ logo, link, loginHref, signIn }: RegisterScreenProps) {
  const rulesId = useId();
  /** True when the account exists but signing in failed, so the next press only signs in. */
  const [isSignInLeft, setIsSignInLeft] = useState(false);
  const runOnce = useLatch();
  const registration = useCreateAccount();
  const login = useMutation({ mutationFn: signIn });
  const { register, handleSubmit, control, formState } = useForm<NewAccount>({
    resolver: zodResolver(newAccountForm),
    mode: 'onChange',
    defaultValues: { userName: '', password: '', mobile: '' },
  });
  const { errors } = formState;
  const passwordText = useWatch({ control, name: 'password' });

  const submit = handleSubmit((account) =>
    runOnce(async () => {
      if (!registration.isSuccess) await registration.mutateAsync(account);
      await login.mutateAsync(account).catch(() => setIsSignInLeft(true));
    }),
  );

  return (
    <AuthCard
      title={texts.register.title}
      logo={logo}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          {texts.register.hasAccount}
          {link({ href: loginHref, className: '', children: texts.register.login })}
        </>
      }
    >
      {registration.isError && (
        <Notice
          tone="loss"
          role="alert"
          detail={isResponseLost(registration.error) ? texts.register.maybeCreated : null}
        >
          {describeFormError(registration.error) ?? texts.failed}
        </Notice>
      )}
      {login.isError && (
        <Notice tone="warn" role="alert" detail={describeFormError(login.error)}>
          {texts.register.createdNotSignedIn}
        </Notice>
      )}
      {login.data === 'second-step' && <Notice role="status">{texts.register.secondStep}</Notice>}
      <Field
        {...register('userName')}
        label={texts.register.userName}
        hint={texts.register.userNameHint}
        error={errors.userName?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={registration.isSuccess}
      />
      <Field
        {...register('password')}
        label={texts.register.password}
        error={errors.password?.message}
        type="password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        readOnly={registration.isSuccess}
      />
      <PasswordRules id={rulesId} text={passwordText} />
      <Field
        {...register('mobile')}
        label={texts.register.mobile}
        hint={texts.register.mobileHint}
        error={errors.mobile?.message}
        type="tel"
        inputMode="numeric"
        maxLength={MOBILE_LENGTH}
        autoComplete="tel-national"
        readOnly={registration.isSuccess}
      />
      <Button type="submit" variant="primary" size="large" full busy={registration.isPending || login.isPending}>
        {isSignInLeft ? texts.register.login : texts.register.submit}
      </Button>
    </AuthCard>
  );
}
