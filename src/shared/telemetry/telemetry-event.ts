import type { ContractDrift } from '../api/client/configure-api-client.ts';
import type { Failure } from '../api/failure.ts';
import type { CommandIdentity, CommandOutcome } from '../commands/command.ts';
import type { CommandName } from '../commands/command-config.ts';
import type { LiveFeed } from '../live/live-feed.ts';

/** The parts of a command that its telemetry reads. */
export interface ObservedCommand extends CommandIdentity {
  /** The bet delay of the market in seconds. */
  readonly delaySeconds?: number;
  /** The bets of a multi-bet. */
  readonly legs?: readonly unknown[];
}

/** The time from the start of the page to a moment, or a score; with what explains it. */
export interface VitalMeasurement {
  readonly name: 'INP' | 'LCP' | 'CLS' | 'first-price';
  /** Milliseconds. CLS has no unit. */
  readonly value: number;
  /** The rating of the web-vitals library. The first price has none. */
  readonly rating?: 'good' | 'needs-improvement' | 'poor';
  /** The explanation of the value: times in milliseconds, and words. */
  readonly attribution: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Something that an operator may want to know. An event stays in the page: it may hold errors, commands and other
 * personal data. The telemetry chunk makes records of it, and only their attributes leave (docs/telemetry.md).
 */
export type TelemetryEvent =
  /** `error`, `unhandledrejection` or `securitypolicyviolation` of the window. */
  | { readonly kind: 'browser-event'; readonly domEvent: Event }
  /** An error that a boundary of React caught. */
  | { readonly kind: 'react-error'; readonly error: unknown; readonly componentStack: string | null | undefined }
  /** A value of a request or response that does not fit the contract, once per place. */
  | { readonly kind: 'contract-drift'; readonly drift: ContractDrift }
  /** The live feed has started. */
  | { readonly kind: 'feed-started'; readonly feed: Pick<LiveFeed, 'connectionSource' | 'getTraffic'> }
  /** A command was sent, or its outcome changed. */
  | {
      readonly kind: 'command';
      readonly name: CommandName;
      readonly command: ObservedCommand;
      readonly outcome: CommandOutcome<unknown> | { readonly type: 'sent' };
    }
  /** A request that moves money got no readable response. `failure`: null for an error of the app. */
  | { readonly kind: 'lost-response'; readonly request: string; readonly failure: Failure | null }
  /** A web vital, or the first real price. */
  | ({ readonly kind: 'vital' } & VitalMeasurement)
  /** The time since the last message or response of the live feed, in milliseconds. */
  | { readonly kind: 'feed-age'; readonly ageMs: number }
  /** The state of the connection changed. */
  | {
      readonly kind: 'connection';
      readonly state: 'connecting' | 'live' | 'lost' | 'unreliable' | 'fallback';
      readonly transport: 'polling' | 'socket';
      /** How long prices did not arrive as they should, in milliseconds. Null when the connection is not back. */
      readonly outageMs: number | null;
    };

/** An event with the time of its report, in milliseconds since 1970. */
export interface ReportedEvent {
  readonly event: TelemetryEvent;
  readonly at: number;
}
