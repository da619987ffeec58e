import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button, EntryPanel, Field, Notice, type RenderLink } from '#ui-kit';
import { useCreateAccount } from '../api/register.ts';
import { newAccountForm, type NewAccount } from '../model/forms.ts';
import { isLost, problemOf } from '../model/problem.ts';
import { texts } from '../texts.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { useLatch } from './use-latch.ts';

export interface RegisterScreenProps {
  /** The operator's logo. */
  mark: ReactNode;
  /** How the app links, and where the login screen is. */
  link: RenderLink;
  /** Where somebody with an account goes. */
  loginHref: string;
  /** Signs the new user in with what they registered with (specification 4). */
  signIn: (credentials: { readonly userName: string; readonly password: string }) => Promise<'signed-in' | 'second-step'>;
}

const MOBILE_LENGTH = 10;

/** Makes an account and signs in at once. What was typed outlives every error, and an account that stands is not made twice. */
export function RegisterScreen({ mark, link, loginHref, signIn }: RegisterScreenProps) {
  const rulesId = useId();
  /** The account stands, and signing in has failed once: what is left is to sign in. */
  const [stuck, setStuck] = useState(false);
  const latched = useLatch();
  const create = useCreateAccount();
  const enter = useMutation({ mutationFn: signIn });
  const { register, handleSubmit, control, formState } = useForm<NewAccount>({
    resolver: zodResolver(newAccountForm),
    mode: 'onChange',
    defaultValues: { userName: '', password: '', mobile: '' },
  });
  const { errors } = formState;
  const typed = useWatch({ control, name: 'password' });

  const submit = handleSubmit((account) =>
    latched(async () => {
      if (!create.isSuccess) await create.mutateAsync(account);
      await enter.mutateAsync(account).catch(() => setStuck(true));
    }),
  );

  return (
    <EntryPanel
      title={texts.register.title}
      mark={mark}
      onSubmit={(event) => void submit(event)}
      foot={
        <>
          {texts.register.hasAccount}
          {link({ href: loginHref, className: '', children: texts.register.login })}
        </>
      }
    >
      {create.isError && (
        <Notice tone="loss" role="alert" detail={isLost(create.error) ? texts.register.perhapsMade : null}>
          {problemOf(create.error) ?? texts.failed}
        </Notice>
      )}
      {enter.isError && (
        <Notice tone="warn" role="alert" detail={problemOf(enter.error)}>
          {texts.register.made}
        </Notice>
      )}
      {enter.data === 'second-step' && <Notice role="status">{texts.register.secondStep}</Notice>}
      <Field
        {...register('userName')}
        label={texts.register.userName}
        hint={texts.register.userNameHint}
        error={errors.userName?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={create.isSuccess}
      />
      <Field
        {...register('password')}
        label={texts.register.password}
        error={errors.password?.message}
        type="password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        readOnly={create.isSuccess}
      />
      <PasswordRules id={rulesId} typed={typed} />
      <Field
        {...register('mobile')}
        label={texts.register.mobile}
        hint={texts.register.mobileHint}
        error={errors.mobile?.message}
        type="tel"
        inputMode="numeric"
        maxLength={MOBILE_LENGTH}
        autoComplete="tel-national"
        readOnly={create.isSuccess}
      />
      <Button type="submit" variant="primary" size="large" full busy={create.isPending || enter.isPending}>
        {stuck ? texts.register.login : texts.register.submit}
      </Button>
    </EntryPanel>
  );
}
