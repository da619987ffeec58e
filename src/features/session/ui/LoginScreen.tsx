import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { StoredTwoStep } from '#shared/storage/session.ts';
import { Button, AuthCard, Field, Notice, type RenderLink } from '#ui-kit';
import { signIn } from '../api/sign-in.ts';
import { useSession } from '../model/current-session.ts';
import { otpStepSchema, passwordStepSchema, describeLoginProblem, type Credentials } from '../model/login-form.ts';
import { texts } from '../texts.ts';
import { Logo, type LogoProps } from './logo/Logo.tsx';

export interface LoginScreenProps {
  /** Where a logo may come from. */
  logo: Omit<LogoProps, 'size'>;
  /** How the app links, and where a visitor makes an account. */
  link: RenderLink;
  /** Where somebody without an account goes. */
  registerHref: string;
}

const OTP_LENGTH = 6;
const schemas = { password: passwordStepSchema, otp: otpStepSchema } as const;

/** Username and password, then a one-time password where the account wants one. What was typed outlives every error. */
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
    // A second press before React has drawn the first: `isPending` would come too late.
    if (isSubmittingRef.current) return;
    isSubmittingRef.current = true;
    setIsCodeResent(false);
    try {
      const outcome = await signInMutation.mutateAsync(credentials);
      if (outcome.kind === 'second-step') setSecondStep(outcome.by);
      setIsCodeResent(step === 'otp' && outcome.kind === 'second-step');
    } catch {
      // What went wrong is drawn from the mutation.
    } finally {
      isSubmittingRef.current = false;
    }
  };
  /** Without a code the same credentials ask for one (specification 4). An app makes its codes by itself. */
  const resendCode = () => void submit(passwordStepSchema.parse({ ...form.getValues(), otp: '' }));
  const handleFormSubmit = (event: FormEvent<HTMLFormElement>) =>
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
          // Not type="number": it drops what it cannot read and steps on a scroll, and a code is no quantity.
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
