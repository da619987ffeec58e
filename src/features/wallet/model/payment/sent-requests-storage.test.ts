import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSession } from '#shared/storage/session.ts';
import { installFakeStorages } from '#shared/storage/testing/fake-storage.ts';
import { readSentRequests, saveSentRequest } from './sent-requests-storage.ts';

const signIn = (userId: string): void =>
  writeSession({
    token: 'abc',
    expiresAt: null,
    userId,
    refreshToken: null,
    parentId: null,
    domainId: null,
    user: null,
  });
const send = (payee: string): void =>
  saveSentRequest({ kind: 'withdrawal', amount: 50_000, bankReference: '', known: [], payee });
const listPayees = () => readSentRequests().map(({ payee }) => payee);

beforeEach(() => void installFakeStorages());
afterEach(() => vi.unstubAllGlobals());

test('the requests of a user leave the device when another user sends one', () => {
  signIn('u-1');
  send('Bank · 1111');
  send('Bank · 2222');
  expect(listPayees()).toEqual(['Bank · 2222', 'Bank · 1111']);
  signIn('u-2');
  expect(listPayees()).toEqual([]);
  send('Bank · 3333');
  expect(listPayees()).toEqual(['Bank · 3333']);
  signIn('u-1');
  expect(listPayees()).toEqual([]);
});
