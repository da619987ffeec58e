import { parseMoney, units, type Money } from '#shared/domain/money.ts';
import type { Answer, Exchange, Page, PageOf, Span } from './exchange.ts';

export interface Method {
  readonly methodId: string;
  readonly category: 'UPI' | 'BANK' | 'WALLET';
  readonly name: string;
  readonly fields: readonly string[];
}

/** The ways to pay, with what a user must tell to be paid that way. */
export const methods: readonly Method[] = [
  { methodId: 'upi', category: 'UPI', name: 'UPI', fields: ['account_no'] },
  { methodId: 'bank', category: 'BANK', name: 'Bank transfer', fields: ['bank_name', 'bank_holder_name', 'ifsc_code', 'account_no'] },
  { methodId: 'purse', category: 'WALLET', name: 'Mobile wallet', fields: ['mobile_no'] },
];

export interface Detail {
  readonly detailId: string;
  readonly methodId: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface WalletRequest {
  readonly requestId: string;
  readonly kind: 'DEPOSIT' | 'WITHDRAW';
  readonly amount: Money;
  readonly at: number;
  readonly remark: string;
  /** The bank's reference of a deposit; our own of a withdrawal. */
  readonly reference: string;
  readonly state: 'PENDING' | 'PROGRESS' | 'ACCEPTED' | 'REJECTED';
}

interface Purse {
  readonly counter: number;
  readonly details: readonly Detail[];
  readonly requests: readonly WalletRequest[];
}

const EMPTY: Purse = { counter: 0, details: [], requests: [] };
const LEAST = units(100);
/** From request to progress, and to the end. */
const PROGRESS_MS = 20_000;
const DONE_MS = 60_000;

const done = (message: string): Answer => ({ kind: 'done', message });
const refused = (message: string): Answer => ({ kind: 'refused', message });

export interface Wallet {
  details(userId: string, methodId?: string): readonly Detail[];
  addDetail(userId: string, methodId: string, fields: Readonly<Record<string, string | undefined>>): Promise<Answer>;
  removeDetail(userId: string, detailId: string): Promise<Answer>;
  /** Accepted after a minute; a reference that ends in 0000 is rejected. */
  deposit(userId: string, input: { amount: string; reference: string; remark: string; hasPicture: boolean }): Promise<Answer>;
  /** The amount leaves the balance at once. */
  withdraw(userId: string, input: { amount: number; remark: string }): Promise<Answer>;
  requests(userId: string, filter: Span & PageOf & { readonly kind?: string | null }): Promise<Page<WalletRequest>>;
}

/** Deposits, withdrawals and kept payment details. The cash itself moves in the exchange's ledger. */
export function walletOf(exchange: Exchange): Wallet {
  const drawer = exchange.drawer<Readonly<Record<string, Purse>>>('wallet', {});
  let queue: Promise<unknown> = Promise.resolve();

  const purse = (userId: string): Purse => drawer.read()[userId] ?? EMPTY;
  const keep = (userId: string, change: Partial<Purse>) => drawer.write({ ...drawer.read(), [userId]: { ...purse(userId), ...change } });

  /** One after the other, each on the saved result of the one before. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = queue.then(async () => {
      await exchange.saved();
      const result = await work();
      await exchange.saved();
      return result;
    });
    queue = mine.catch(() => undefined);
    return mine;
  }

  function stateAt(request: WalletRequest): WalletRequest['state'] {
    if (request.state === 'ACCEPTED' || request.state === 'REJECTED') return request.state;
    const age = exchange.clock.now() - request.at;
    if (age < PROGRESS_MS) return 'PENDING';
    if (age < DONE_MS) return 'PROGRESS';
    return request.kind === 'DEPOSIT' && request.reference.endsWith('0000') ? 'REJECTED' : 'ACCEPTED';
  }

  /** Brings every request to its state by now; an accepted deposit reaches the ledger here, once. */
  async function settle(userId: string) {
    const before = purse(userId).requests;
    const after = before.map((request) => ({ ...request, state: stateAt(request) }));
    keep(userId, { requests: after });
    for (const [index, request] of after.entries()) {
      if (request.kind !== 'DEPOSIT' || request.state !== 'ACCEPTED' || before[index]?.state === 'ACCEPTED') continue;
      await exchange.books.post(userId, { kind: 'deposit', amount: request.amount, description: 'Deposit', remark: request.remark });
    }
  }

  function request(userId: string, entry: Pick<WalletRequest, 'kind' | 'amount' | 'remark'> & { readonly reference?: string }) {
    const { counter, requests } = purse(userId);
    const requestId = `W${counter + 1}`;
    const made: WalletRequest = { ...entry, reference: entry.reference ?? requestId, requestId, at: exchange.clock.now(), state: 'PENDING' };
    keep(userId, { counter: counter + 1, requests: [made, ...requests] });
    settleLater(userId, made);
  }

  /** A deposit arrives whether anybody looks or not. */
  function settleLater(userId: string, made: WalletRequest) {
    exchange.clock.at(made.at + DONE_MS, () => void inTurn(() => settle(userId)));
  }

  void exchange.ready().then(() => {
    for (const [userId, { requests }] of Object.entries(drawer.read())) {
      for (const each of requests) if (each.state === 'PENDING' || each.state === 'PROGRESS') settleLater(userId, each);
    }
  });

  const underWay = (userId: string, kind: WalletRequest['kind']): boolean =>
    purse(userId).requests.some((each) => each.kind === kind && ['PENDING', 'PROGRESS'].includes(stateAt(each)));

  return {
    details: (userId, methodId) => purse(userId).details.filter((detail) => !methodId || detail.methodId === methodId),

    addDetail: (userId, methodId, fields) =>
      inTurn(async () => {
        const method = methods.find((each) => each.methodId === methodId);
        if (method === undefined) return refused('Unknown payment method!');
        const missing = method.fields.find((name) => !fields[name]?.trim());
        if (missing !== undefined) return refused(`${missing} is required!`);
        const { counter, details } = purse(userId);
        const kept = Object.fromEntries(method.fields.map((name) => [name, fields[name]?.trim() ?? '']));
        keep(userId, { counter: counter + 1, details: [...details, { detailId: `P${counter + 1}`, methodId, fields: kept }] });
        return done('Payment method added successfully!');
      }),

    removeDetail: (userId, detailId) =>
      inTurn(async () => {
        const { details } = purse(userId);
        if (!details.some((detail) => detail.detailId === detailId)) return refused('Payment method not found!');
        keep(userId, { details: details.filter((detail) => detail.detailId !== detailId) });
        return done('Payment method removed successfully!');
      }),

    deposit: (userId, { amount, reference, remark, hasPicture }) =>
      inTurn(async () => {
        const paid = parseMoney(amount);
        if (paid === null || paid < LEAST) return refused('Amount must be at least 100.');
        if (!/^\d{12,14}$/.test(reference)) return refused('Reference number must have 12 to 14 digits!');
        if (!hasPicture) return refused('Please add a screenshot of the payment!');
        if (underWay(userId, 'DEPOSIT')) return refused('Your previous request is being processed!');
        request(userId, { kind: 'DEPOSIT', amount: paid, remark, reference });
        return done('Your deposit request has been sent!');
      }),

    withdraw: (userId, { amount, remark }) =>
      inTurn(async () => {
        const wanted = parseMoney(amount);
        if (purse(userId).details.length === 0) return refused('please add atleast one payment method!');
        if (wanted === null || wanted < LEAST) return refused('Amount must be at least 100.');
        if (underWay(userId, 'WITHDRAW')) return refused('Your previous request is being processed!');
        const paid = await exchange.books.post(userId, { kind: 'withdrawal', amount: wanted, description: 'Withdrawal', remark });
        if (!paid) return refused('Insufficient Balance!');
        request(userId, { kind: 'WITHDRAW', amount: wanted, remark });
        return done('Your withdrawal request has been sent!');
      }),

    requests: (userId, { kind, from, to, page = 1, limit = 25 }) =>
      inTurn(async () => {
        await settle(userId);
        const [start, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) : Infinity];
        const fitting = purse(userId).requests.filter((each) => (!kind || each.kind === kind) && each.at >= start && each.at <= end);
        return { rows: fitting.slice((page - 1) * limit, page * limit), total: fitting.length, page };
      }),
  };
}
