import { expect, test } from 'vitest';
import { listInboxItems } from './inbox.ts';

const nothing = { userName: 'asha', app: null, linkCode: null, connectionId: null, message: null };

test('the inbox shows the one-time password and the code that links an authenticator app', () => {
  expect(listInboxItems({ ...nothing, linkCode: '012345', message: '654321' }, 0)).toEqual([
    { kind: 'owner', text: 'asha' },
    { kind: 'app', text: 'Authenticator app' },
    { kind: 'press', text: 'Scan the code 012345', action: 'link', value: '012345' },
    { kind: 'app', text: 'Messaging app' },
    { kind: 'message', text: 'Your one-time password is 654321' },
  ]);
});

test('the inbox shows the command that connects Telegram while the page waits for it', () => {
  expect(listInboxItems({ ...nothing, connectionId: 'abc' }, 0).at(-1)).toEqual({
    kind: 'press',
    text: 'Send /connect abc',
    action: 'connect',
    value: 'abc',
  });
});

test('the inbox shows the code of the authenticator app with its remaining seconds', () => {
  expect(listInboxItems({ ...nothing, app: { code: '123456', endsAt: 30_000 } }, 18_200)).toContainEqual({
    kind: 'code',
    text: '123 456 · 12 s',
  });
});
