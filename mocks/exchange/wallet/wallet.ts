import { negate, parseMoney, plainText } from '#shared/domain/money.ts';
import type { Till } from '../desks/till.ts';
import type { Answer, Exchange, Page, PageOf, Span } from '../exchange.ts';
import { methodOf, payeeOf } from './methods.ts';
import { decided, filed, flawOfDeposit, flawOfWithdrawal, isDue } from './processing.ts';
import { EMPTY_PURSE, LEAST_REQUEST as LEAST, underWay, WALLET_DRAWER, withAnswer } from './purse.ts';
import type { Detail, Purse, Purses, WalletRequest } from './purse.ts';

const done = (message: string): Answer => ({ kind: 'done', message });
const refused = (message: string): Answer => ({ kind: 'refused', message });

export interface DepositInput {
  readonly amount: string;
  readonly payeeId: string;
  readonly reference: string;
  readonly remark: string;
  readonly hasPicture: boolean;
}

export interface WithdrawalInput {
  readonly amount: number;
  readonly detailId: string;
  readonly remark: string;
}

/** Every command takes the intent it belongs to, if the caller names one: the same intent acts once and is answered alike. */
export interface Wallet {
  details(userId: string, methodId?: string): readonly Detail[];
  addDetail(userId: string, methodId: string, fields: Readonly<Record<string, string | undefined>>): Promise<Answer>;
  removeDetail(userId: string, detailId: string): Promise<Answer>;
  /** Reaches the balance when it is accepted. */
  deposit(userId: string, input: DepositInput, intent?: string): Promise<Answer>;
  /** The amount leaves the balance at once, and comes back if the request is rejected. */
  withdraw(userId: string, input: WithdrawalInput, intent?: string): Promise<Answer>;
  /** Newest first. */
  requests(userId: string, filter: Span & PageOf & { readonly kind?: string | null }): Promise<Page<WalletRequest>>;
}

type Outcome = { readonly purse: Purse; readonly answer: Answer };

/** Deposits, withdrawals and kept payment details. The cash itself moves in the exchange's ledger, in the same step as the request. */
export function walletOf(exchange: Exchange): Wallet {
  const { clock, seed } = exchange;
  const drawer = exchange.drawer<Purses>(WALLET_DRAWER, {});
  const purseOf = (userId: string): Purse => drawer.read()[userId] ?? EMPTY_PURSE;

  const settle = (userId: string) =>
    drawer.change((purses, till) => ({ value: { ...purses, [userId]: decided(purses[userId] ?? EMPTY_PURSE, userId, till) }, result: null }));

  /** What is due is decided whether anybody looks or not. */
  const settleLater = (userId: string, { decidedAt }: WalletRequest) => void clock.at(decidedAt, () => void settle(userId));

  async function command(userId: string, intent: string | undefined, work: (purse: Purse, till: Till) => Outcome): Promise<Answer> {
    await exchange.ready();
    const before = purseOf(userId).counter;
    const answer = await drawer.change((purses, till) => {
      const purse = decided(purses[userId] ?? EMPTY_PURSE, userId, till);
      const known = intent === undefined ? undefined : purse.answers.find((each) => each.intent === intent);
      if (known !== undefined) return { value: purses, result: known.answer };
      const outcome = work(purse, till);
      const after = intent === undefined ? outcome.purse : withAnswer(outcome.purse, intent, outcome.answer);
      return { value: { ...purses, [userId]: after }, result: outcome.answer };
    });
    const [newest] = purseOf(userId).requests;
    if (newest !== undefined && purseOf(userId).counter > before) settleLater(userId, newest);
    return answer;
  }

  void exchange.ready().then(() => {
    for (const [userId, { requests }] of Object.entries(drawer.read())) requests.filter(({ end }) => end === 'open').forEach((each) => settleLater(userId, each));
  });

  return {
    details: (userId, methodId) => purseOf(userId).details.filter((detail) => !methodId || detail.methodId === methodId),

    addDetail: (userId, methodId, given) =>
      command(userId, undefined, (purse) => {
        const method = methodOf(methodId);
        if (method === undefined) return { purse, answer: refused('Unknown payment method!') };
        const fields = Object.fromEntries(method.fields.map((name) => [name, given[name]?.trim() ?? '']));
        const missing = method.fields.find((name) => fields[name] === '');
        if (missing !== undefined) return { purse, answer: refused(`${missing} is required!`) };
        const same = (detail: Detail) => detail.methodId === methodId && method.fields.every((name) => detail.fields[name] === fields[name]);
        if (purse.details.some(same)) return { purse, answer: refused('This payment method has already been added!') };
        const detail: Detail = { detailId: `P${purse.counter + 1}`, methodId, fields };
        return { purse: { ...purse, counter: purse.counter + 1, details: [...purse.details, detail] }, answer: done('Payment method added successfully!') };
      }),

    removeDetail: (userId, detailId) =>
      command(userId, undefined, (purse) => {
        const details = purse.details.filter((detail) => detail.detailId !== detailId);
        if (details.length === purse.details.length) return { purse, answer: refused('Payment method not found!') };
        return { purse: { ...purse, details }, answer: done('Payment method removed successfully!') };
      }),

    deposit: (userId, { amount: paid, payeeId, reference, remark, hasPicture }, intent) =>
      command(userId, intent, (purse, { now }) => {
        const amount = parseMoney(paid);
        const bar = amount === null ? null : exchange.play.depositRefusal(userId, amount);
        const used = purse.requests.some((each) => each.kind === 'DEPOSIT' && each.reference === reference && each.end !== 'rejected');
        if (payeeOf(payeeId) === undefined) return { purse, answer: refused('Unknown payment method!') };
        if (amount === null || amount < LEAST) return { purse, answer: refused(`Amount must be at least ${plainText(LEAST)}.`) };
        if (!/^\d{12,14}$/.test(reference)) return { purse, answer: refused('Reference number must have 12 to 14 digits!') };
        if (!hasPicture) return { purse, answer: refused('Please add a screenshot of the payment!') };
        if (underWay(purse, 'DEPOSIT')) return { purse, answer: refused('Your previous request is being processed!') };
        if (used) return { purse, answer: refused('This reference number has already been used!') };
        if (bar !== null) return { purse, answer: refused(bar) };
        const asked = { kind: 'DEPOSIT', amount, remark, reference, flaw: flawOfDeposit(reference) } as const;
        return { purse: filed(purse, userId, seed, now, asked), answer: done('Your deposit request has been sent!') };
      }),

    withdraw: (userId, { amount: wanted, detailId, remark }, intent) =>
      command(userId, intent, (purse, till) => {
        const amount = parseMoney(wanted);
        const detail = purse.details.find((each) => each.detailId === detailId);
        if (detail === undefined) return { purse, answer: refused('please add atleast one payment method!') };
        if (amount === null || amount < LEAST) return { purse, answer: refused(`Amount must be at least ${plainText(LEAST)}.`) };
        if (underWay(purse, 'WITHDRAW')) return { purse, answer: refused('Your previous request is being processed!') };
        const taken = till.post(userId, { kind: 'withdrawal', amount: negate(amount), description: 'Withdrawal', remark });
        if (!taken) return { purse, answer: refused('Insufficient Balance!') };
        const asked = { kind: 'WITHDRAW', amount, remark, reference: null, flaw: flawOfWithdrawal(detail) } as const;
        return { purse: filed(purse, userId, seed, till.now, asked), answer: done('Your withdrawal request has been sent!') };
      }),

    async requests(userId, { kind, from, to, page = 1, limit = 25 }) {
      await exchange.ready();
      if (isDue(purseOf(userId), clock.now())) await settle(userId);
      const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
      const fitting = purseOf(userId).requests.filter((each) => (!kind || each.kind === kind) && each.at >= start && each.at <= end);
      return { rows: fitting.slice((page - 1) * limit, page * limit), total: fitting.length, page };
    },
  };
}
