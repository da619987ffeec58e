import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { StoredTwoStep } from '#shared/storage/session.ts';
import { AuthCard, Button, Field, Notice, type RenderLink } from '#ui-kit';
import { signIn } from '../api/sign-in.ts';
import { useSession } from '../model/current-session.ts';
import { type Credentials, describeLoginProblem, otpStepSchema, passwordStepSchema } from '../model/login-form.ts';
import { texts } from '../texts.ts';
import { Logo, type LogoProps } from './logo/Logo.tsx';

export interface LoginScreenProps {
  /** Source of the logo. */
  logo: Omit<LogoProps, 'size'>;
  /** Renders the link to registration. */
  link: RenderLink;
  /** Address of the registration page. */
  registerHref: string;
}

const OTP_LENGTH = 6;
const schemas = { password: passwordStepSchema, otp: otpStepSchema } as const;

/** Username and password, then a one-time password where the account requires one. Errors keep the typed values. */
export function LoginScreen({ logo, link, registerHref }: LoginScreenProps) {
  const signedOutBy = useSession((state) => state.signedOutBy);
  const [secondStep, setSecondStep] = useState<StoredTwoStep | null>(null);
  const [isCodeResent, setIsCodeResent] = useState(false);
  const step = secondStep === null ? 'password' : 'otp';
  const form = useForm<Credentials>({
    resolver: zodResolver(schemas[step]),
    defaultValues: { userName: '', password: '', otp: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const signInMutation = useMutation({ mutationFn: signIn });
  const isSubmittingRef = useRef(false);

  const submit = async (credentials: Credentials) => {
    // `isPending` changes only with the next render, so this ref blocks a second press before it.
    if (isSubmittingRef.current) return;
    isSubmittingRef.current = true;
    setIsCodeResent(false);
    try {
      const outcome = await signInMutation.mutateAsync(credentials);
      if (outcome.kind === 'second-step') setSecondStep(outcome.by);
      setIsCodeResent(step === 'otp' && outcome.kind === 'second-step');
    } catch {
      // The mutation holds the error, and the form shows it.
    } finally {
      isSubmittingRef.current = false;
    }
  };
  /** Requests a new code: the same credentials without a code. An authenticator app makes its codes itself. */
  const resendCode = () => void submit(passwordStepSchema.parse({ ...form.getValues(), otp: '' }));
  const handleFormSubmit = (event: SubmitEvent<HTMLFormElement>) =>
    void form.handleSubmit(submit, () => signInMutation.reset())(event);

  const startOver = () => {
    setSecondStep(null);
    setIsCodeResent(false);
    signInMutation.reset();
    form.resetField('otp');
    form.resetField('password');
    form.setFocus('userName');
  };
  const problem = signInMutation.isError ? describeLoginProblem(signInMutation.error, step) : null;

  return (
    <AuthCard
      title={texts.title}
      logo={<Logo {...logo} size="large" />}
      onSubmit={handleFormSubmit}
      footer={
        <>
          {texts.noAccount}
          {link({ href: registerHref, className: '', children: texts.register })}
        </>
      }
    >
      {signedOutBy !== null && !signInMutation.isError && step === 'password' && (
        <Notice role="status">{texts.signedOut[signedOutBy]}</Notice>
      )}
      {isCodeResent && <Notice role="status">{texts.sentAgain}</Notice>}
      {problem && (
        <Notice tone="loss" role="alert" detail={problem.detail}>
          {problem.message}
        </Notice>
      )}
      <Field
        {...register('userName')}
        label={texts.username}
        error={errors.userName?.message}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={step === 'otp'}
      />
      <Field
        {...register('password')}
        label={texts.password}
        error={errors.password?.message}
        type="password"
        autoComplete="current-password"
        readOnly={step === 'otp'}
      />
      {secondStep !== null && (
        <Field
          {...register('otp')}
          label={texts.otp}
          hint={texts.otpHint[secondStep]}
          error={errors.otp?.message}
          // Not type="number": it drops unreadable characters and steps on scroll.
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={OTP_LENGTH}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      <Button type="submit" variant="primary" size="large" full busy={signInMutation.isPending}>
        {step === 'otp' ? texts.verify : texts.login}
      </Button>
      {secondStep !== null && secondStep !== 'app' && (
        <Button full aria-disabled={signInMutation.isPending || undefined} onClick={resendCode}>
          {texts.sendAgain}
        </Button>
      )}
      {step === 'otp' && (
        <Button variant="quiet" full onClick={startOver}>
          {texts.back}
        </Button>
      )}
    </AuthCard>
  );
}
