import type { Failure } from '../api/failure.ts';
import type { FancyLine } from '../domain/market.ts';
import { Freshness } from './freshness.ts';
import { keepSame } from './keep.ts';
import type { MarketOutline, MatchOutline, Topic } from './live.ts';
import type { Past } from './past/past.ts';
import { Observed } from './source.ts';
import type { Subject } from './transport.ts';

const WAITING: Topic<never> = { phase: 'waiting' };

function hear<T>(topic: Observed<Topic<T>>, value: T): void {
  const known = topic.value;
  if (known.phase !== 'ready') topic.publish({ phase: 'ready', value, failure: null });
  else {
    const kept = keepSame(known.value, value);
    if (kept !== known.value || known.failure !== null) topic.publish({ phase: 'ready', value: kept, failure: null });
  }
}

/** The last image stays on screen; one missed answer of many is no news. */
function miss<T>(topic: Observed<Topic<T>>, failure: Failure, times: number): void {
  const known = topic.value;
  if (known.phase !== 'ready') topic.publish({ phase: 'failed', failure });
  else if (times >= 2) topic.publish({ ...known, failure });
}

/** What is known besides prices: the home list, the markets of each match, and its session lines. */
export class Topics {
  readonly home = new Observed<Topic<readonly MatchOutline[]>>(WAITING);
  readonly #matches = new Map<string, Observed<Topic<readonly MarketOutline[]>>>();
  readonly #fancies = new Map<string, Observed<Topic<readonly FancyLine[]>>>();
  readonly #ages: Freshness;
  readonly #showsLines: (matchId: string, lines: Topic<readonly FancyLine[]>) => void;

  /** `showsLines` is told what is shown of a match's session lines whenever that changes: heard, missed, grown old or let go. */
  constructor(now: () => number, showsLines: (matchId: string, lines: Topic<readonly FancyLine[]>) => void = () => undefined) {
    this.#showsLines = showsLines;
    // A hanging answer is no missed one: lines that outlive their time are late all the same.
    this.#ages = new Freshness(now, (matchIds) => {
      for (const matchId of matchIds) miss(this.fancies(matchId), { kind: 'unreachable', code: 'TIMEOUT_ERROR' }, 2);
    });
  }

  match(matchId: string): Observed<Topic<readonly MarketOutline[]>> {
    return topicIn(this.#matches, matchId);
  }

  fancies(matchId: string): Observed<Topic<readonly FancyLine[]>> {
    const known = this.#fancies.get(matchId);
    if (known !== undefined) return known;
    const topic = topicIn(this.#fancies, matchId);
    topic.subscribe(() => this.#showsLines(matchId, topic.value));
    return topic;
  }

  hearHome(rows: readonly MatchOutline[]): void {
    hear(this.home, rows);
  }

  hearMatch(matchId: string, markets: readonly MarketOutline[]): void {
    hear(this.match(matchId), markets);
  }

  hearFancies(matchId: string, lines: readonly FancyLine[], lifeMs: number): void {
    hear(this.fancies(matchId), lines);
    this.#ages.hear(matchId, lifeMs);
  }

  miss(subject: Subject, failure: Failure, times: number): void {
    if (subject.of === 'home') miss(this.home, failure, times);
    else if (subject.of === 'match') miss(this.match(subject.matchId), failure, times);
    else miss(this.fancies(subject.matchId), failure, times);
  }

  /** Emptied, not deleted: a component may be about to subscribe to the very topic it has just read. */
  forget(subject: Subject): void {
    if (subject.of === 'home') this.home.publish(WAITING);
    else if (subject.of === 'match') this.#matches.get(subject.matchId)?.publish(WAITING);
    else {
      this.#ages.forget(subject.matchId);
      this.#fancies.get(subject.matchId)?.publish(WAITING);
    }
  }

  /** Tells a record that begins now what is known: names first, then the lines that are shown. */
  record(past: Past): void {
    for (const [matchId, { value }] of this.#matches) if (value.phase === 'ready') past.nameMatch(matchId, value.value);
    if (this.home.value.phase === 'ready') past.nameRows(this.home.value.value);
    for (const [matchId, { value }] of this.#fancies) past.lines.tell(matchId, value);
  }

  stop(): void {
    this.#ages.stop();
  }
}

function topicIn<T>(topics: Map<string, Observed<Topic<T>>>, matchId: string): Observed<Topic<T>> {
  let topic = topics.get(matchId);
  if (!topic) topics.set(matchId, (topic = new Observed<Topic<T>>(WAITING)));
  return topic;
}
