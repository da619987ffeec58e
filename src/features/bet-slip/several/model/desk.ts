import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bet } from '#shared/domain/bet.ts';
import type { Money } from '#shared/domain/money.ts';
import { createComparer, type ComparisonPorts } from '../../model/comparison.ts';
import { doubtFrom } from '../../model/doubt.ts';
import type { Intent } from '../../model/intent.ts';
import { createLooker } from '../../model/looks.ts';
import type { OddsPick } from '../../model/pick.ts';
import type { BetRegister } from '../../model/register.ts';
import { addRunner, EMPTY_DRAFT, removeRunner, stakedLegs, typeTotal, type SeveralDraft } from './draft.ts';
import { identifyLegs, standingLegs, type SeveralIntent } from './intent.ts';
import { isAwaited, type Told } from './told.ts';

export type SeveralAnswer =
  | { readonly kind: 'placed'; readonly message: string; readonly bets: readonly Bet[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' };

/** As for a single bet (`DeskPorts`), with several at once. */
export interface SeveralPorts extends ComparisonPorts {
  place(intent: SeveralIntent): Promise<SeveralAnswer>;
  listBets(matchId: string): Promise<readonly Bet[]>;
  listEnded(matchId: string): Promise<readonly Bet[]>;
  refresh(): void;
  readonly pending: { load(): readonly SeveralIntent[]; keep(intent: SeveralIntent): void; drop(reference: string): void };
  readonly register: BetRegister;
  newReference(): string;
}

export interface SeveralState {
  /** Which slip the prices of a race go to. */
  readonly mode: 'single' | 'several';
  /** Whether the sheet of a phone is up. */
  readonly open: boolean;
  readonly draft: SeveralDraft;
  /** The bets sent last; the next ones are sent once the end of these is known. */
  readonly told: Told | null;
}

export interface SeveralDesk {
  readonly store: StoreApi<SeveralState>;
  enter(userId: string): void;
  setMode(mode: SeveralState['mode']): void;
  setOpen(open: boolean): void;
  pick(pick: OddsPick): void;
  edit(change: (draft: SeveralDraft) => SeveralDraft): void;
  /** Takes the runners of any other match out of the slip; bets already sent go on. */
  leave(kept: string | null): void;
  submit(submission: { readonly delaySeconds: number; readonly knownBetIds: readonly string[] | null }): void;
  checkAgain(): void;
  dismiss(): void;
}

const START: SeveralState = { mode: 'single', open: false, draft: EMPTY_DRAFT, told: null };

const withoutLegs = (draft: SeveralDraft, { legs }: SeveralIntent): SeveralDraft =>
  legs.reduce((rest, { pick }) => (pick.kind === 'fancy' ? rest : removeRunner(rest, pick.runnerId)), typeTotal(draft, ''));

export function createSeveralDesk(ports: SeveralPorts): SeveralDesk {
  const store = createStore<SeveralState>()(() => START);
  const { register } = ports;
  const comparer = createComparer(ports);
  let userId: string | null = null;
  /** What a look found where not every leg was there. */
  let partly: readonly Bet[] = [];

  const awaited = () => {
    const { told } = store.getState();
    return isAwaited(told) ? told : null;
  };

  const tell = (told: Told) => {
    if (!isAwaited(told)) ports.pending.drop(told.intent.reference);
    // What stands is no longer in the slip; what was refused stays, to be mended, and so does what was picked since.
    const over = told.phase === 'placed' || told.phase === 'partly';
    store.setState(({ draft }) => (over ? { told, draft: withoutLegs(draft, told.intent), open: false } : { told }));
  };

  /** Says what stands, where all legs do or some. `refused`: the message of a refusal that the list contradicts. */
  const tellFound = (intent: SeveralIntent, bets: readonly Bet[], message: string | null, refused: string | null = null) =>
    tell(standingLegs(intent, bets) < intent.legs.length ? { phase: 'partly', intent, bets } : { phase: 'placed', intent, message, bets, refused });

  const isShown = ({ reference }: SeveralIntent) => store.getState().told?.intent.reference === reference;

  /** Compares a list with an answer, or with a list before that showed `seen` bets. */
  const compare = (intent: SeveralIntent, message: string | null, seen: number) => (bets: readonly Bet[]) => {
    if (!isShown(intent)) return;
    const found = identifyLegs(register, intent, bets);
    if (found.length > seen) tell({ phase: 'placed', intent, message, bets: found, refused: null });
  };

  const compareRefused = (intent: SeveralIntent, refused: string) => (bets: readonly Bet[]) => {
    const found = isShown(intent) ? identifyLegs(register, intent, bets) : [];
    if (found.length === 0) return false;
    tellFound(intent, found, null, refused);
    ports.refresh();
    return true;
  };

  const looker = createLooker({
    ports,
    doubtOf(reference) {
      const told = awaited();
      return told?.phase === 'unknown' && told.intent.reference === reference ? { intent: told.intent.legs[0], doubt: told.doubt } : null;
    },
    update(_, doubt) {
      const told = awaited();
      if (told !== null) tell({ phase: 'unknown', intent: told.intent, doubt });
    },
    found(_, bets) {
      const told = awaited();
      if (told === null) return true;
      const { intent } = told;
      const found = identifyLegs(register, intent, bets);
      partly = found;
      if (standingLegs(intent, found) < intent.legs.length) return false;
      tellFound(intent, found, null);
      ports.refresh();
      const left = told.phase === 'unknown' ? told.doubt.decisiveAt - ports.now() : 0;
      if (left > 0) comparer.afterAnswer(intent.matchId, compare(intent, null, found.length), left);
      return true;
    },
    notPlaced() {
      const told = awaited();
      if (told === null) return;
      register.release(told.intent.reference);
      if (partly.length === 0) return tell({ phase: 'refused', intent: told.intent, refusal: { by: 'check' } });
      tell({ phase: 'partly', intent: told.intent, bets: partly });
      ports.refresh();
    },
  });

  const hear = (intent: SeveralIntent, answer: SeveralAnswer, exposureBefore: Money | null) => {
    const { reference, matchId, legs } = intent;
    if (awaited()?.intent.reference !== reference) return;
    if (answer.kind === 'placed') {
      const { message, bets } = answer;
      for (const { betId } of bets) register.record(betId, reference);
      tell({ phase: 'placed', intent, message, bets, refused: null });
      return comparer.afterAnswer(matchId, compare(intent, message, legs.length));
    }
    const doubt = doubtFrom(legs[0], ports.now());
    if (answer.kind === 'refused') {
      const { message } = answer;
      register.release(reference);
      tell({ phase: 'refused', intent, refusal: { by: 'server', message } });
      const refused = { betKey: reference, matchId, exposureBefore, until: doubt.decisiveAt, compare: compareRefused(intent, message) };
      return comparer.afterRefusal(refused);
    }
    partly = [];
    tell({ phase: 'unknown', intent, doubt });
    looker.plan(reference);
  };

  return {
    store,
    enter(nextUser) {
      const told = awaited();
      if (nextUser === userId) return told?.phase === 'unknown' ? looker.look(told.intent.reference) : undefined;
      if (userId !== null) store.setState(START, true);
      comparer.stop();
      userId = nextUser;
      const [intent] = ports.pending.load();
      if (intent === undefined) return;
      partly = [];
      tell({ phase: 'unknown', intent, doubt: doubtFrom(intent.legs[0], ports.now(), intent.legs[0].sentAt) });
      looker.plan(intent.reference);
    },
    setMode: (mode) => store.setState({ mode }),
    setOpen: (open) => store.setState({ open }),
    pick: (pick) => store.setState(({ draft }) => ({ draft: addRunner(draft, pick) })),
    edit: (change) => store.setState(({ draft, told }) => (told?.phase === 'sent' ? {} : { draft: change(draft) })),
    leave: (kept) => store.setState(({ draft }) => (draft.legs.some((leg) => leg.pick.matchId !== kept) ? { draft: EMPTY_DRAFT, open: false } : {})),
    submit({ delaySeconds, knownBetIds }) {
      const { draft, told } = store.getState();
      if (userId === null || isAwaited(told)) return;
      const reference = ports.newReference();
      const common = { reference, userId, sentAt: ports.now(), delaySeconds, knownBetIds };
      const [first, ...rest] = stakedLegs(draft).flatMap(({ pick, price, stake }): Intent[] => (price === null || stake <= 0 ? [] : [{ ...common, pick, price, stake }]));
      if (first === undefined || rest.length === 0 || rest.length + 1 !== draft.legs.length) return;
      const intent: SeveralIntent = { reference, matchId: first.pick.matchId, legs: [first, ...rest] };
      const exposureBefore = ports.exposure();
      comparer.stop();
      intent.legs.forEach(register.expect);
      ports.pending.keep(intent);
      store.setState({ told: { phase: 'sent', intent }, open: false });
      void ports.place(intent).then((answer) => hear(intent, answer, exposureBefore));
    },
    checkAgain() {
      const told = awaited();
      if (told !== null) looker.look(told.intent.reference);
    },
    dismiss: () => store.setState(({ told }) => (isAwaited(told) ? {} : { told: null })),
  };
}
