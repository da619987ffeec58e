import * as wallet from '#shared/api/contract/wallet.ts';
import { decimal } from '#shared/domain/money.ts';
import type { Answer, Exchange } from '../exchange/exchange.ts';
import { methods, walletOf, type Detail } from '../exchange/wallet.ts';
import { handle, handleWhole } from '../handle.ts';

const replyTo = (answer: Answer) => (answer.kind === 'done' ? ({ status: true, msg: answer.message } as const) : ({ status: false, msg: answer.message } as const));

/** Fields that a method does not have arrive as "-". */
const detailOf = ({ detailId, methodId, fields }: Detail) => ({
  _id: detailId,
  method_id: methodId,
  method_name: methods.find((method) => method.methodId === methodId)?.name ?? '-',
  bank_name: fields['bank_name'] ?? '-',
  bank_holder_name: fields['bank_holder_name'] ?? '-',
  ifsc_code: fields['ifsc_code'] ?? '-',
  account_no: fields['account_no'] ?? '-',
  mobile_no: fields['mobile_no'] ?? '-',
});

const payees: Readonly<Record<string, { bank_holder_name: string; bank_name: string; ifsc_code: string; account_no: string }>> = {
  upi: { bank_holder_name: 'Demo Exchange', bank_name: '-', ifsc_code: '-', account_no: 'exchange@demo' },
  bank: { bank_holder_name: 'Demo Exchange', bank_name: 'Bank of the Demo', ifsc_code: 'DEMO0000001', account_no: '000012345678' },
  purse: { bank_holder_name: 'Demo Exchange', bank_name: '-', ifsc_code: '-', account_no: '0000000000' },
};

export function walletHandlers(exchange: Exchange) {
  const desk = walletOf(exchange);
  return [
    handle(exchange, wallet.getPayementMethod, () => ({
      status: true,
      data: methods.map(({ methodId, category, name }) => ({ _id: methodId, category, name, image: null })),
    })),
    handle(exchange, wallet.getParentPayementDetails, ({ method_id }) => {
      const payee = payees[method_id];
      const method = methods.find((each) => each.methodId === method_id);
      if (payee === undefined || method === undefined) return { status: false, msg: 'No data found', data: [] };
      return { status: true, data: [{ _id: `payee-${method_id}`, method_name: method.name, ...payee, payment_qr: null }] };
    }),
    handle(exchange, wallet.walletchipIn, async ({ image, amount, user_reference_no, remark }, { userId }) =>
      replyTo(await desk.deposit(userId, { amount, reference: user_reference_no, remark, hasPicture: image.size > 0 })),
    ),
    handle(exchange, wallet.walletchipOutV2, async ({ amount, remark }, { userId }) => replyTo(await desk.withdraw(userId, { amount, remark }))),
    handle(exchange, wallet.createPaymentMethod, async ({ method_id, ...fields }, { userId }) => replyTo(await desk.addDetail(userId, method_id, fields))),
    handle(exchange, wallet.removePaymentDetails, async ({ _id }, { userId }) => replyTo(await desk.removeDetail(userId, _id))),
    handle(exchange, wallet.getwalletBankDetail, ({ method_id }, { userId }) => ({ status: true, data: desk.details(userId, method_id).map(detailOf) })),
    handleWhole(exchange, wallet.getwalletsummary, async ({ type, from_date, to_date, page, limit }, { userId }) => {
      const found = await desk.requests(userId, { kind: type ?? null, from: from_date ?? null, to: to_date ?? null, page, limit });
      const data = found.rows.map((row) => ({
        amount: decimal(row.amount),
        generated_at: new Date(row.at).toISOString(),
        statement_type: row.kind,
        status: row.state,
        remark: row.remark,
        reference_no: row.reference,
      }));
      return { data, metadata: { total: found.total, page: found.page } };
    }),
  ];
}
