import type { GamblingLimitKind, LimitPeriod } from '#shared/domain/market/gambling-limit.ts';
import { MINUTE_MS } from '#shared/format/durations.ts';
import type { CheckInterval } from './model/session-timer.ts';

/** "under 1 min", "42 min", "1 h 5 min". */
const formatDuration = (ms: number): string => {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return 'under 1 min';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

const periods: Record<LimitPeriod, string> = { day: '24 hours', week: '7 days', month: '30 days' };
const limits: Record<
  GamblingLimitKind,
  { readonly title: string; readonly description: string; readonly used: string }
> = {
  deposit: { title: 'Deposit limit', description: 'The most you can pay in.', used: 'Paid in' },
  loss: { title: 'Loss limit', description: 'The most you can lose, open bets counted at their worst.', used: 'Lost' },
};

export const texts = {
  title: 'Responsible play',
  lead: 'See what you spend and how long you play, and set your own limits.',
  formatDuration,
  clock: {
    label: 'Time since you signed in',
    full: (span: string) => `Signed in for ${span}. Responsible play`,
  },
  check: {
    title: 'Reality check',
    since: 'You signed in at',
    played: 'Time played',
    result: 'Result in that time',
    counting: 'Counting',
    uncounted: 'Could not be read',
    note: 'Settled bets and games; open bets are not counted.',
    goOn: 'Continue',
    signOut: 'Sign out',
    settings: 'Change how often you see this',
  },
  interval: {
    title: 'Reality check',
    lead: 'A reminder, at an interval you choose, of how long you have played and your result. It never interrupts a bet that is being placed.',
    choices: 'Show it every',
    choice: (interval: CheckInterval): string =>
      interval === 'off' ? 'Never' : interval < 60 ? `${interval} min` : `${interval / 60} h`,
  },
  summary: {
    title: 'Your spending',
    loading: 'Reading your statement',
    failed: 'Your statement could not be read',
    table: 'Your play in the last 24 hours, 7 days and 30 days',
    period: (period: LimitPeriod) => periods[period],
    rows: {
      deposits: 'Paid in',
      withdrawals: 'Withdrawn',
      betting: 'Result of bets',
      casino: 'Result of games',
      days: 'Days played',
    },
    days: (played: number, of: number) => `${played} of ${of}`,
    now: (span: string) => `You have been signed in for ${span}.`,
  },
  limits: {
    of: (kind: GamblingLimitKind) => limits[kind],
    loading: 'Reading your limits',
    failed: 'Your limits could not be read',
    none: 'No limit is set.',
    perPeriod: (amount: string, period: LimitPeriod) => `${amount} in any ${periods[period]}`,
    meter: (kind: GamblingLimitKind, used: string, amount: string) => `${limits[kind].used} ${used} of ${amount}`,
    pending: (newLimit: string | null, from: string) =>
      newLimit === null ? `Ends on ${from}.` : `Becomes ${newLimit} on ${from}.`,
    amount: 'New limit',
    period: 'In any',
    wrong: 'Enter a whole amount of 1 or more',
    atOnce: 'Takes effect at once.',
    delayedEffect: 'A looser limit takes effect after 24 hours.',
    usual: 'A lower limit takes effect at once, a higher one after 24 hours.',
    save: (kind: GamblingLimitKind) => `Save ${limits[kind].title.toLowerCase()}`,
    remove: (kind: GamblingLimitKind) => `Remove ${limits[kind].title.toLowerCase()}`,
  },
  timeOut: {
    title: 'Time-out',
    lead: 'No bets are taken until it is over. Open bets stand, and you can still withdraw.',
    choices: 'How long',
    choice: (hours: number) =>
      hours === 24 ? '24 hours' : hours % 168 === 0 && hours > 168 * 4 ? `${hours / 168} weeks` : `${hours / 24} days`,
    start: 'Start a time-out',
    sure: 'Start a time-out?',
    sureDescription: (span: string) => `For ${span} no bet will be taken from your account. It cannot be ended early.`,
    yes: 'Start it',
    no: 'Not now',
    running: (until: string) => `You are in a time-out until ${until}. No bets are taken.`,
    runningShort: (until: string) => `Time-out until ${until}`,
    longer: 'You can make it longer.',
  },
  description: 'Check your connection and try again.',
} as const;
