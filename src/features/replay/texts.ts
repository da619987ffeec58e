import { buttonTexts } from './button-texts.ts';
import type { LineChange } from './model/moments/line-moments.ts';
import type { MarketEvent } from './model/moments/market-moments.ts';
import type { RecordingRefusal } from './model/recording/recording-refusal.ts';

const marketEvents: Record<Extract<MarketEvent, { of: 'market' }>['event'], string> = {
  open: 'Open',
  suspended: 'Suspended',
  closed: 'Closed',
  inactive: 'Not open yet',
  'in-play': 'In play',
  locked: 'Locked',
  unlocked: 'Unlocked',
  stale: 'Prices delayed',
  fresh: 'Prices fresh again',
  missing: 'No longer shown',
  back: 'Shown again',
};

/** A lock shows the exchange's own label, where it has one. */
const lineEvents: Record<Exclude<LineChange['event'], 'result'>, string> = {
  open: 'Open',
  locked: 'Locked',
  'rate-changed': 'Rate changed',
  stale: marketEvents.stale,
  fresh: marketEvents.fresh,
  missing: marketEvents.missing,
  back: marketEvents.back,
};

const runnerEvents: Record<Extract<MarketEvent, { of: 'runner' }>['event'], (runner: string) => string> = {
  active: (runner) => `${runner} active again`,
  suspended: (runner) => `${runner} suspended`,
  removed: (runner) => `${runner} removed`,
  winner: (runner) => `${runner} won`,
  loser: (runner) => `${runner} lost`,
};

const refusals: Record<RecordingRefusal, string> = {
  compressed: 'This file is compressed. Unpack it first, then drop the text file that was inside.',
  'too-large': 'This file is larger than 32 MB. Cut it into parts and drop one of them.',
  empty: 'No message about prices was found in this file.',
  unreadable: 'This file can no longer be read. Choose it again.',
};

const count = (number: number): string => number.toLocaleString('en');

/** Texts of the replay. */
export const texts = {
  ...buttonTexts,
  title: (market: string) => `${market}: replay`,
  noHistory: {
    title: 'No history yet',
    description: 'Prices are kept from the moment this page first shows them.',
  },
  position: 'Moment',
  at: (clock: string, day: string) => `${clock} on ${day}`,
  accessibleMoment: (clock: string, before: string | null) =>
    before === null ? `${clock}, the latest` : `${clock}, ${before} before the latest`,
  before: (span: string) => `${span} before the latest`,
  latest: 'The latest',
  replayNote: 'Prices as they were then. You cannot bet here.',
  marketNotOnScreen: 'The market was not on screen at this moment, so its prices are not known.',
  lineNotOnScreen: 'The line was not on screen at this moment, so its runs are not known.',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous change',
  next: 'Next change',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  perSecond: (rate: number) => `${count(rate)} messages a second`,
  time: {
    label: 'Price at a time',
    hint: (from: string, to: string) => `Between ${from} and ${to}`,
    show: 'Show',
    unreadable: 'Enter a time such as 14:03:07.',
    outside: (from: string, to: string) => `No prices are recorded for this time. Enter a time from ${from} to ${to}.`,
  },
  pricesAt: (clock: string, prices: string) => `At ${clock}: ${prices}`,
  unknownAt: (clock: string) => `At ${clock} the market was not on screen.`,
  lineUnknownAt: (clock: string) => `At ${clock} the line was not on screen.`,
  priceOf: (runner: string, back: string, lay: string) => `${runner} ${back} to back, ${lay} to lay`,
  runOf: (side: string, run: number, size: number) => `${side} ${run} at ${size}`,
  noRun: (side: string) => `${side} –`,
  lockedRuns: (runs: string, lock: string) => `${runs} (${lock})`,
  moments: 'What happened',
  noMoments: 'Only prices changed in this time.',
  market: (event: keyof typeof marketEvents) => marketEvents[event],
  line: lineEvents,
  result: (result: string) => `Result ${result}`,
  runner: (event: keyof typeof runnerEvents, runner: string) => runnerEvents[event](runner),
  unknownRunner: (runnerId: number) => `Runner ${runnerId}`,
  bet: (side: string, runner: string, price: string, stake: string) =>
    `Your bet: ${side} ${runner} at ${price}, ${stake}`,
  lineBet: (side: string, run: string, size: string | null, stake: string) =>
    `Your bet: ${side} ${run}${size === null ? '' : ` at ${size}`}, ${stake}`,
  momentLabel: (clock: string, event: string) => `${clock} ${event}`,
  betsFailed: 'Your bets could not be read, so they are not marked.',
  historyList: {
    title: 'Markets shown on this page',
    description:
      'Replay every market and session line shown since you loaded this page, including settled and closed ones.',
    span: (from: string, to: string) => `${from} to ${to}`,
    none: {
      title: 'No history yet',
      description: 'Open a match, and its prices are kept from then on until this page is closed.',
    },
    search: 'Find a market or a session line',
    notFound: 'No market or session line of that name was shown.',
    marketOf: (market: string, match: string) => (match === '' ? market : `${market} of ${match}`),
    more: (more: number) => `${count(more)} more. Search to find one of them.`,
  },
  file: {
    title: 'A recorded stream',
    label: 'Recording',
    hint: 'A text file with one JSON message of the public stream format a line, up to 32 MB, not compressed.',
    reading: 'Reading the recording',
    read: (messages: number, markets: number) =>
      `${count(messages)} messages about ${markets === 1 ? 'one market' : `${count(markets)} markets`}.`,
    others: (others: number) =>
      others === 1
        ? 'One message about something else was passed over.'
        : `${count(others)} messages about something else were passed over.`,
    bad: (bad: number, line: number, problem: string) =>
      `${bad === 1 ? 'One line' : `${count(bad)} lines`} could not be read, first line ${count(line)} (${problem}).`,
    leftOut: (markets: number) => `${count(markets)} more ${markets === 1 ? 'market is' : 'markets are'} not shown.`,
    refusal: (reason: RecordingRefusal) => refusals[reason],
    failed: 'This file could not be read.',
    runner: (runnerId: number) => `Runner ${runnerId}`,
    market: (marketId: string) => `Market ${marketId}`,
  },
} as const;
