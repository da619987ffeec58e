import type { ReportedEvent, TelemetryEvent } from '#shared/telemetry/telemetry-event.ts';
import { describeError, identifyBlocked } from './describe-error.ts';
import { type Attributes, type RecordName, selectAttributes, type TelemetryRecord } from './record.ts';
import { listFrames, scrubPath, toRoutePattern, toWord } from './scrub.ts';
import { createCommandTracker } from './track-commands.ts';

type Feed = Extract<TelemetryEvent, { kind: 'feed-started' }>['feed'];

export interface RecorderPorts {
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  /** Start of the addresses of the collector. A request to it that the security policy blocks would report itself. */
  readonly collectorUrl: string | null;
  watchFeed(feed: Feed): void;
  addRecord(record: TelemetryRecord): void;
}

/** How often a page sends the same error. */
const MAX_REPETITIONS = 5;

/**
 * Creates the function that makes records of events. This is the only way out of the page: an event's own data stay
 * behind, and `catalogue` names every attribute that leaves.
 */
export function createRecorder({ location, collectorUrl, watchFeed, addRecord }: RecorderPorts) {
  const trackCommand = createCommandTracker();
  const reported = new WeakSet<object>();
  const repetitions = new Map<string, number>();
  let at = 0;

  const add = (name: RecordName, attributes: Attributes, value: number | null = null): void =>
    addRecord({
      name,
      at,
      value,
      attributes: selectAttributes(name, attributes, toRoutePattern(location.pathname)),
    });

  const addLimited = (name: RecordName, attributes: Attributes): void => {
    const key = JSON.stringify([name, attributes]);
    const count = (repetitions.get(key) ?? 0) + 1;
    repetitions.set(key, count);
    if (count <= MAX_REPETITIONS) add(name, attributes);
  };

  /** An error can be thrown again after React has caught it. */
  const isRepeated = (error: unknown): boolean => {
    if (typeof error !== 'object' || error === null) return false;
    if (reported.has(error)) return true;
    reported.add(error);
    return false;
  };

  function recordViolation(violation: SecurityPolicyViolationEvent): void {
    const { blockedURI, effectiveDirective, sourceFile, lineNumber, columnNumber } = violation;
    if (collectorUrl !== null && blockedURI.startsWith(collectorUrl)) return;
    addLimited('csp_violation', {
      directive: toWord(effectiveDirective),
      blocked: identifyBlocked(blockedURI, location.origin),
      'exception.stacktrace': listFrames(`${sourceFile}:${lineNumber}:${columnNumber}`),
    });
  }

  function recordError(source: string, error: unknown, message = '', stack = ''): void {
    if (!isRepeated(error)) addLimited('exception', { source, ...describeError(error, message, stack) });
  }

  function recordBrowserEvent(domEvent: Event): void {
    if (domEvent.type === 'securitypolicyviolation') recordViolation(domEvent as SecurityPolicyViolationEvent);
    else if (domEvent.type === 'unhandledrejection')
      recordError('rejection', (domEvent as PromiseRejectionEvent).reason);
    else {
      const { error, message, filename, lineno, colno } = domEvent as Omit<ErrorEvent, 'error'> & { error: unknown };
      recordError('uncaught', error, message, `${filename}:${lineno}:${colno}`);
    }
  }

  return function record(each: ReportedEvent): void {
    const { event } = each;
    at = each.at;
    switch (event.kind) {
      case 'browser-event':
        return recordBrowserEvent(event.domEvent);
      case 'react-error':
        return recordError('react-caught', event.error, '', event.componentStack ?? '');
      case 'contract-drift': {
        const { kind, endpoint, path, row, expected, count } = event.drift;
        return addLimited('contract_drift', {
          part: kind,
          endpoint,
          path: scrubPath(path, row),
          expected: toWord(expected.replaceAll(' ', '-')),
          rows: count,
        });
      }
      case 'lost-response': {
        const { request, failure } = event;
        const word = failure?.kind === 'unreachable' ? failure.code : (failure?.kind ?? 'error');
        return add('lost_response', { request, failure: word });
      }
      case 'command':
        for (const attributes of trackCommand(event, at)) add('command', attributes);
        return;
      case 'connection': {
        const { state, transport, outageMs } = event;
        return add('connection', { state, transport, outage_ms: outageMs ?? undefined });
      }
      case 'feed-age':
        return add('feed_age', {}, event.ageMs);
      case 'vital': {
        const name = event.name === 'first-price' ? 'first_price' : (event.name.toLowerCase() as 'inp' | 'lcp' | 'cls');
        return add(name, { rating: event.rating, ...event.attribution }, event.value);
      }
      case 'feed-started':
        return watchFeed(event.feed);
    }
  };
}
