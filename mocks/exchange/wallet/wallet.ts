import { negate, parseMoney } from '#shared/domain/money/money.ts';
import type { Exchange } from '../exchange.ts';
import type { ActionResult, PagedRows, PagingParams, TimeSpan } from '../interface/paging-and-results.ts';
import type { Cashier } from '../services/cashier.ts';
import { paginate, parseTimeSpan } from '../services/paging.ts';
import { walletMessage } from './messages.ts';
import { findOperatorPayee, findPaymentMethod } from './payment-methods.ts';
import {
  addRequest,
  decideDueRequests,
  findDepositProblem,
  findWithdrawalProblem,
  hasDueRequest,
} from './processing.ts';
import type { PayoutDetail, WalletRequestRecord, WalletState, WalletStates } from './wallet-state.ts';
import {
  EMPTY_WALLET,
  hasOpenRequest,
  isBankReferenceUsed,
  MIN_REQUEST,
  rememberResult,
  WALLET_SLICE,
} from './wallet-state.ts';

const accept = (message: string): ActionResult => ({ kind: 'done', message });
const refuse = (message: string): ActionResult => ({ kind: 'refused', message });

export interface DepositInput {
  readonly amount: string;
  readonly payeeId: string;
  readonly bankReference: string;
  readonly remark: string;
  readonly hasScreenshot: boolean;
}

export interface WithdrawalInput {
  readonly amount: number;
  readonly detailId: string;
  readonly remark: string;
}

/** Wallet commands and lists. A repeated idempotency reference acts once and gets the same result. */
export interface WalletService {
  listDetails(userId: string, methodId?: string): readonly PayoutDetail[];
  addDetail(
    userId: string,
    methodId: string,
    fields: Readonly<Record<string, string | undefined>>,
  ): Promise<ActionResult>;
  removeDetail(userId: string, detailId: string): Promise<ActionResult>;
  /** Requests a deposit. It is credited when it is accepted. */
  deposit(userId: string, input: DepositInput, reference?: string): Promise<ActionResult>;
  /** Requests a withdrawal. The amount leaves the balance at once and returns when the request is rejected. */
  withdraw(userId: string, input: WithdrawalInput, reference?: string): Promise<ActionResult>;
  /** Newest first. */
  listRequests(
    userId: string,
    filter: TimeSpan & PagingParams & { readonly kind?: string | null },
  ): Promise<PagedRows<WalletRequestRecord>>;
}

type WalletCommandOutcome = { readonly wallet: WalletState; readonly result: ActionResult };

/**
 * Creates the wallet: deposits, withdrawals and payout details. The exchange's ledger records the cash in the same
 * transaction as the request.
 */
export function createWallet(exchange: Exchange): WalletService {
  const { clock, seed } = exchange;
  const slice = exchange.createStateSlice<WalletStates>(WALLET_SLICE, {});
  const readWallet = (userId: string): WalletState => slice.read()[userId] ?? EMPTY_WALLET;

  const settleDueRequests = (userId: string) =>
    slice.change((wallets, cashier) => ({
      value: { ...wallets, [userId]: decideDueRequests(wallets[userId] ?? EMPTY_WALLET, userId, cashier) },
      result: null,
    }));

  /** Decides due requests at their time, even when no call arrives. */
  const scheduleSettlement = (userId: string, { decidedAt }: WalletRequestRecord) =>
    void clock.scheduleAt(decidedAt, () => void settleDueRequests(userId));

  async function changeWallet(
    userId: string,
    reference: string | undefined,
    work: (wallet: WalletState, cashier: Cashier, wallets: WalletStates) => WalletCommandOutcome,
  ): Promise<ActionResult> {
    await exchange.waitUntilRead();
    const before = readWallet(userId).counter;
    const result = await slice.change((wallets, cashier) => {
      const wallet = decideDueRequests(wallets[userId] ?? EMPTY_WALLET, userId, cashier);
      const earlier = wallet.results.find((each) => each.reference === reference);
      if (earlier !== undefined) return { value: { ...wallets, [userId]: wallet }, result: earlier.result };
      const commandOutcome = work(wallet, cashier, wallets);
      const after =
        reference === undefined
          ? commandOutcome.wallet
          : rememberResult(commandOutcome.wallet, reference, commandOutcome.result, cashier.now);
      return { value: { ...wallets, [userId]: after }, result: commandOutcome.result };
    });
    const [newest] = readWallet(userId).requests;
    if (newest !== undefined && readWallet(userId).counter > before) scheduleSettlement(userId, newest);
    return result;
  }

  void exchange.waitUntilRead().then(() => {
    for (const [userId, { requests }] of Object.entries(slice.read()))
      requests.filter(({ decision }) => decision === 'open').forEach((each) => scheduleSettlement(userId, each));
  });

  return {
    listDetails: (userId, methodId) =>
      readWallet(userId).details.filter((detail) => !methodId || detail.methodId === methodId),

    addDetail: (userId, methodId, givenFields) =>
      changeWallet(userId, undefined, (wallet) => {
        const method = findPaymentMethod(methodId);
        if (method === undefined) return { wallet, result: refuse(walletMessage.unknownMethod) };
        const fields = Object.fromEntries(method.fields.map((name) => [name, givenFields[name]?.trim() ?? '']));
        const missing = method.fields.find((name) => fields[name] === '');
        if (missing !== undefined) return { wallet, result: refuse(walletMessage.missingField(missing)) };
        const isSameDetail = (detail: PayoutDetail) =>
          detail.methodId === methodId && method.fields.every((name) => detail.fields[name] === fields[name]);
        if (wallet.details.some(isSameDetail)) return { wallet, result: refuse(walletMessage.methodExists) };
        const detail: PayoutDetail = { detailId: `P${wallet.counter + 1}`, methodId, fields };
        return {
          wallet: { ...wallet, counter: wallet.counter + 1, details: [...wallet.details, detail] },
          result: accept(walletMessage.methodAdded),
        };
      }),

    removeDetail: (userId, detailId) =>
      changeWallet(userId, undefined, (wallet) => {
        const details = wallet.details.filter((detail) => detail.detailId !== detailId);
        if (details.length === wallet.details.length) return { wallet, result: refuse(walletMessage.methodNotFound) };
        return { wallet: { ...wallet, details }, result: accept(walletMessage.methodRemoved) };
      }),

    deposit: (userId, { amount: amountText, payeeId, bankReference, remark, hasScreenshot }, reference) =>
      changeWallet(userId, reference, (wallet, { now }, wallets) => {
        const amount = parseMoney(amountText);
        const limitRefusal = amount === null ? null : exchange.responsibleGambling.depositRefusal(userId, amount);
        if (findOperatorPayee(payeeId) === undefined) return { wallet, result: refuse(walletMessage.unknownMethod) };
        if (amount === null || amount < MIN_REQUEST) return { wallet, result: refuse(walletMessage.tooSmall) };
        if (!/^\d{12,14}$/.test(bankReference)) return { wallet, result: refuse(walletMessage.bankReferenceLength) };
        if (!hasScreenshot) return { wallet, result: refuse(walletMessage.noScreenshot) };
        if (hasOpenRequest(wallet, 'DEPOSIT')) return { wallet, result: refuse(walletMessage.previousRequest) };
        if (isBankReferenceUsed({ ...wallets, [userId]: wallet }, bankReference))
          return { wallet, result: refuse(walletMessage.bankReferenceUsed) };
        if (limitRefusal !== null) return { wallet, result: refuse(limitRefusal) };
        const newRequest = {
          kind: 'DEPOSIT',
          amount,
          remark,
          bankReference,
          rejectionReason: findDepositProblem(bankReference),
        } as const;
        return {
          wallet: addRequest(wallet, userId, seed, now, newRequest),
          result: accept(walletMessage.depositSent),
        };
      }),

    withdraw: (userId, { amount: requestedAmount, detailId, remark }, reference) =>
      changeWallet(userId, reference, (wallet, cashier) => {
        const amount = parseMoney(requestedAmount);
        const detail = wallet.details.find((each) => each.detailId === detailId);
        if (detail === undefined) return { wallet, result: refuse(walletMessage.noMethod) };
        if (amount === null || amount < MIN_REQUEST) return { wallet, result: refuse(walletMessage.tooSmall) };
        if (hasOpenRequest(wallet, 'WITHDRAW')) return { wallet, result: refuse(walletMessage.previousRequest) };
        const isBooked = cashier.post(userId, {
          kind: 'withdrawal',
          amount: negate(amount),
          description: 'Withdrawal',
          remark,
        });
        if (!isBooked) return { wallet, result: refuse(walletMessage.balance) };
        const newRequest = {
          kind: 'WITHDRAW',
          amount,
          remark,
          bankReference: null,
          rejectionReason: findWithdrawalProblem(detail),
        } as const;
        return {
          wallet: addRequest(wallet, userId, seed, cashier.now, newRequest),
          result: accept(walletMessage.withdrawalSent),
        };
      }),

    async listRequests(userId, { kind, limit = 25, ...filter }) {
      await exchange.waitUntilRead();
      if (hasDueRequest(readWallet(userId), clock.now())) await settleDueRequests(userId);
      const { from, to } = parseTimeSpan(filter);
      const isListed = ({ kind: ownKind, at }: WalletRequestRecord) =>
        (!kind || ownKind === kind) && at >= from && at <= to;
      return paginate(readWallet(userId).requests.filter(isListed), { ...filter, limit });
    },
  };
}
