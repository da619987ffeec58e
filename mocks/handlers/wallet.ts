import * as wallet from '#shared/api/contract/wallet/wallet.ts';
import * as walletDetail from '#shared/api/contract/wallet/wallet-detail.ts';
import { toDecimal } from '#shared/domain/money/money.ts';
import { createEnvelopeHandler, createHandler, createMoneyHandler } from '../create-handler.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { ActionResult } from '../exchange/interface/paging-and-results.ts';
import { findPaymentMethod, paymentMethods, type WalletPayee } from '../exchange/wallet/payment-methods.ts';
import { createWallet } from '../exchange/wallet/wallet.ts';
import { type PayoutDetail, readRequestState, type WalletRequestRecord } from '../exchange/wallet/wallet-state.ts';
import { drawWalletPicture } from './wallet-art.ts';

const toResponse = (result: ActionResult) =>
  result.kind === 'done'
    ? ({ status: true, msg: result.message } as const)
    : ({ status: false, msg: result.message } as const);

/** Converts payout details. A field that the method lacks is "-". */
const toWireDetail = ({ detailId, methodId, fields }: PayoutDetail) => ({
  _id: detailId,
  method_id: methodId,
  method_name: findPaymentMethod(methodId)?.name ?? '-',
  bank_name: fields['bank_name'] ?? '-',
  bank_holder_name: fields['bank_holder_name'] ?? '-',
  ifsc_code: fields['ifsc_code'] ?? '-',
  account_no: fields['account_no'] ?? '-',
  mobile_no: fields['mobile_no'] ?? '-',
});

const toWirePayee = ({ payeeId, holder, bank, ifsc, account, code }: WalletPayee) => ({
  _id: payeeId,
  bank_holder_name: holder,
  bank_name: bank ?? '-',
  ifsc_code: ifsc ?? '-',
  account_no: account,
  payment_qr: code === null ? null : drawWalletPicture(code),
});

const toWireRequest = (request: WalletRequestRecord, now: number) => {
  const { state, since } = readRequestState(request, now);
  return {
    amount: toDecimal(request.amount),
    generated_at: new Date(request.at).toISOString(),
    statement_type: request.kind,
    status: state,
    remark: state === 'REJECTED' ? (request.rejectionReason ?? '') : request.remark,
    reference_no: request.bankReferenceOrId,
    updated_at: new Date(since).toISOString(),
  };
};

export function createWalletHandlers(exchange: Exchange) {
  const walletService = createWallet(exchange);
  return [
    createHandler(exchange, wallet.getPayementMethod, () => ({
      status: true,
      data: paymentMethods.map(({ methodId, category, name }) => ({
        _id: methodId,
        category,
        name,
        image: drawWalletPicture(methodId),
      })),
    })),
    createHandler(exchange, wallet.getParentPayementDetails, ({ method_id }) => {
      const method = findPaymentMethod(method_id);
      if (method === undefined) return { status: false, msg: 'No data found', data: [] };
      return {
        status: true,
        data: method.payees.map((payee) => ({ method_name: method.name, ...toWirePayee(payee) })),
      };
    }),
    createMoneyHandler(
      exchange,
      wallet.walletchipIn,
      async ({ image, amount, payment_method_id, user_reference_no, remark }, { userId, reference }) =>
        toResponse(
          await walletService.deposit(
            userId,
            {
              amount,
              payeeId: payment_method_id,
              bankReference: user_reference_no,
              remark,
              hasScreenshot: image.size > 0,
            },
            reference,
          ),
        ),
    ),
    createMoneyHandler(
      exchange,
      wallet.walletchipOutV2,
      async ({ amount, payment_method_id, remark }, { userId, reference }) =>
        toResponse(await walletService.withdraw(userId, { amount, detailId: payment_method_id, remark }, reference)),
    ),
    createHandler(exchange, walletDetail.createPaymentMethod, async ({ method_id, ...fields }, { userId }) =>
      toResponse(await walletService.addDetail(userId, method_id, fields)),
    ),
    createHandler(exchange, walletDetail.removePaymentDetails, async ({ _id }, { userId }) =>
      toResponse(await walletService.removeDetail(userId, _id)),
    ),
    createHandler(exchange, walletDetail.getwalletBankDetail, ({ method_id }, { userId }) => ({
      status: true,
      data: walletService.listDetails(userId, method_id).map(toWireDetail),
    })),
    createEnvelopeHandler(
      exchange,
      wallet.getwalletsummary,
      async ({ type, from_date, to_date, page, limit }, { userId }) => {
        const found = await walletService.listRequests(userId, {
          kind: type ?? null,
          from: from_date ?? null,
          to: to_date ?? null,
          page,
          limit,
        });
        return {
          data: found.rows.map((row) => toWireRequest(row, exchange.clock.now())),
          metadata: { total: found.total, page: found.page },
        };
      },
    ),
  ];
}
