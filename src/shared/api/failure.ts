/** Reason of a failed call. After `unreachable`, only a read can tell whether the server acted. */
export type Failure =
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'unreachable'; code: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR'; detail?: string };

export class ApiError extends Error {
  readonly failure: Failure;
  /** How long the server asks the client to wait before it sends the request again, in milliseconds. 0 without. */
  readonly retryAfterMs: number;
  constructor(failure: Failure, retryAfterMs = 0) {
    super(failure.kind === 'refused' ? failure.message : failure.kind === 'signed-out' ? 'signed-out' : failure.code);
    this.name = 'ApiError';
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}

export const getFailure = (error: unknown): Failure | null => (error instanceof ApiError ? error.failure : null);
