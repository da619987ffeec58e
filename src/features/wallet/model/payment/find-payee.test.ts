import { describe, expect, test } from 'vitest';
import { units } from '#shared/domain/money/money.ts';
import { createRequestRow } from '../../testing/samples.ts';
import { findPayee } from './find-payee.ts';
import { getRequestKey } from './payment.ts';
import type { SentRequest } from './sent-requests-storage.ts';

describe('findPayee', () => {
  const sent = (change: Partial<SentRequest> = {}): SentRequest => ({
    kind: 'deposit',
    amount: units(2500),
    bankReference: '123456789012',
    sentAt: Date.parse('2026-03-14T13:05:00Z'),
    known: [],
    payee: 'Demo Exchange',
    ...change,
  });
  test('finds the payee of a deposit by its bank reference', () => {
    expect(findPayee('deposit', createRequestRow(), [sent()])).toBe('Demo Exchange');
    expect(findPayee('deposit', createRequestRow({ bankReferenceOrId: '999999999999' }), [sent()])).toBeNull();
  });
  test('distinguishes two withdrawals of one amount by the requests listed before each', () => {
    const first = createRequestRow({ kind: 'WITHDRAW', bankReferenceOrId: 'W1' });
    const second = createRequestRow({ kind: 'WITHDRAW', bankReferenceOrId: 'W2' });
    const requests = [
      sent({ kind: 'withdrawal', payee: 'Second', known: [getRequestKey(first)] }),
      sent({ kind: 'withdrawal', payee: 'First', known: [] }),
    ];
    expect([findPayee('withdrawal', first, requests), findPayee('withdrawal', second, requests)]).toEqual([
      'First',
      'Second',
    ]);
  });
});
