/** A first press on the button, for this ticket or multi-bet draft. `at`: milliseconds of a monotonic clock. */
export interface ConfirmationRequest<Draft extends object> {
  readonly ticket: Draft;
  readonly at: number;
}

/** A second press within this many milliseconds counts as a double click, not as a confirmation. */
export const MIN_CONFIRM_DELAY_MS = 300;

/**
 * Whether the button waits for a confirmation of this draft. Any edit creates another draft, which needs its own
 * confirmation.
 */
export const isConfirming = <Draft extends object>(
  request: ConfirmationRequest<Draft> | null,
  ticket: Draft,
): request is ConfirmationRequest<Draft> => request?.ticket === ticket;

export const isConfirmed = <Draft extends object>(
  request: ConfirmationRequest<Draft> | null,
  ticket: Draft,
  now: number,
): boolean => isConfirming(request, ticket) && now - request.at >= MIN_CONFIRM_DELAY_MS;
