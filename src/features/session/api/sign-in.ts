import { call } from '#shared/api/call.ts';
import { userLogin } from '#shared/api/contract/user.ts';
import { clearTwoStep, writeTwoStep, type StoredSession, type TwoStep } from '#shared/storage/session.ts';
import type { Credentials } from '../model/login-form.ts';

export type SignInAnswer = { readonly kind: 'signed-in'; readonly session: StoredSession } | { readonly kind: 'second-step'; readonly by: TwoStep };
