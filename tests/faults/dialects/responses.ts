import type { EndpointName } from '#shared/api/contract/index.ts';
import { betResponses } from './bet-responses.ts';
import { marketResponses } from './market-responses.ts';
import { at, createPageResponse, createResponse, laterTime } from './response-envelope.ts';

const profile = {
  _id: 'u1',
  parent_id: null,
  domain_id: 'd1',
  user_id: 'u1',
  user_name: 'asha',
  is_auth_app_enabled: 0,
  is_telegram_enable: 0,
  is_secure_auth_enabled: 0,
};

/** Well-formed responses of the main calls, written by hand from the contract. */
export const responses: Partial<Readonly<Record<EndpointName, unknown>>> = {
  userLogin: {
    status: true,
    msg: '',
    token: { accessToken: 'abc.def', accessTokenExpiresAt: laterTime, refreshToken: null },
    data: profile,
  },
  getUserBalanceV1: createResponse({ balance: 48_500.5, liability: -1500, profit_loss: null }),
  getUserMatchStack: { status: true, msg: '', match_stack: [100, 200, 500, 1001, 5000, 10_000, 25_000, 50_000] },
  getLogo: createResponse({ description: '/logo.png', self_host: false }),
  getSocketStatus: { status: true, msg: '', is_socket: 1 },
  applyValidation: { status: true, msg: '', applyValidation: true },
  ...marketResponses,
  ...betResponses,
  gameList: createResponse({
    items: [
      {
        id: 'g1',
        name: 'Roulette',
        provider: { id: 'EVO', name: 'Evolution' },
        category: 'table',
        images: [{ type: 'logo-square', url: '/g1.png' }],
      },
    ],
    totalCount: 1,
  }),
  getNews: createResponse([{ heading: 'Rain', description: 'Play starts at 2 pm' }]),
  getPayementMethod: createResponse([{ _id: 'm1', category: 'UPI', name: 'UPI', image: null }]),
  getParentPayementDetails: createResponse([
    {
      _id: 'p1',
      method_name: 'UPI',
      bank_holder_name: 'A',
      bank_name: null,
      ifsc_code: null,
      account_no: 'a@upi',
      payment_qr: null,
    },
  ]),
  getwalletsummary: createPageResponse([
    {
      amount: 2500,
      generated_at: at,
      statement_type: 'DEPOSIT',
      status: 'PENDING',
      remark: '',
      reference_no: '123456789012',
      updated_at: null,
    },
  ]),
};
