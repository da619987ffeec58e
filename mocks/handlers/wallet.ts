import * as walletDetail from '#shared/api/contract/wallet-detail.ts';
import * as wallet from '#shared/api/contract/wallet.ts';
import { decimal } from '#shared/domain/money.ts';
import type { Answer, Exchange } from '../exchange/exchange.ts';
import { methodOf, methods, type Payee } from '../exchange/wallet/methods.ts';
import { shownAt, type Detail, type WalletRequest } from '../exchange/wallet/purse.ts';
import { walletOf } from '../exchange/wallet/wallet.ts';
import { handle, handleWhole } from '../handle.ts';
import { walletPicture } from './wallet-art.ts';

const replyTo = (answer: Answer) => (answer.kind === 'done' ? ({ status: true, msg: answer.message } as const) : ({ status: false, msg: answer.message } as const));

/** Fields that a method does not have arrive as "-". */
const detailOf = ({ detailId, methodId, fields }: Detail) => ({
  _id: detailId,
  method_id: methodId,
  method_name: methodOf(methodId)?.name ?? '-',
  bank_name: fields['bank_name'] ?? '-',
  bank_holder_name: fields['bank_holder_name'] ?? '-',
  ifsc_code: fields['ifsc_code'] ?? '-',
  account_no: fields['account_no'] ?? '-',
  mobile_no: fields['mobile_no'] ?? '-',
});

const payeeOf = ({ payeeId, holder, bank, ifsc, account, code }: Payee) => ({
  _id: payeeId,
  bank_holder_name: holder,
  bank_name: bank ?? '-',
  ifsc_code: ifsc ?? '-',
  account_no: account,
  payment_qr: code === null ? null : walletPicture(code),
});

const requestOf = (request: WalletRequest, now: number) => {
  const { state, since } = shownAt(request, now);
  return {
    amount: decimal(request.amount),
    generated_at: new Date(request.at).toISOString(),
    statement_type: request.kind,
    status: state,
    remark: state === 'REJECTED' ? (request.flaw ?? '') : request.remark,
    reference_no: request.reference,
    updated_at: new Date(since).toISOString(),
  };
};

export function walletHandlers(exchange: Exchange) {
  const desk = walletOf(exchange);
  return [
    handle(exchange, wallet.getPayementMethod, () => ({
      status: true,
      data: methods.map(({ methodId, category, name }) => ({ _id: methodId, category, name, image: walletPicture(methodId) })),
    })),
    handle(exchange, wallet.getParentPayementDetails, ({ method_id }) => {
      const method = methodOf(method_id);
      if (method === undefined) return { status: false, msg: 'No data found', data: [] };
      return { status: true, data: method.payees.map((payee) => ({ method_name: method.name, ...payeeOf(payee) })) };
    }),
    handle(exchange, wallet.walletchipIn, async ({ image, amount, payment_method_id, user_reference_no, remark }, { userId, reference }) =>
      replyTo(await desk.deposit(userId, { amount, payeeId: payment_method_id, reference: user_reference_no, remark, hasPicture: image.size > 0 }, reference)),
    ),
    handle(exchange, wallet.walletchipOutV2, async ({ amount, payment_method_id, remark }, { userId, reference }) =>
      replyTo(await desk.withdraw(userId, { amount, detailId: payment_method_id, remark }, reference)),
    ),
    handle(exchange, walletDetail.createPaymentMethod, async ({ method_id, ...fields }, { userId }) => replyTo(await desk.addDetail(userId, method_id, fields))),
    handle(exchange, walletDetail.removePaymentDetails, async ({ _id }, { userId }) => replyTo(await desk.removeDetail(userId, _id))),
    handle(exchange, walletDetail.getwalletBankDetail, ({ method_id }, { userId }) => ({ status: true, data: desk.details(userId, method_id).map(detailOf) })),
    handleWhole(exchange, wallet.getwalletsummary, async ({ type, from_date, to_date, page, limit }, { userId }) => {
      const found = await desk.requests(userId, { kind: type ?? null, from: from_date ?? null, to: to_date ?? null, page, limit });
      return { data: found.rows.map((row) => requestOf(row, exchange.clock.now())), metadata: { total: found.total, page: found.page } };
    }),
  ];
}
