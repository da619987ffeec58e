import type { StreamMessage } from '../stream/stream-message.ts';

/** Messages of one kind. */
export type StreamMessageOf<Op extends StreamMessage['op']> = Extract<StreamMessage, { op: Op }>;

/** Receives stream data besides prices. The receiver parses it with the contract. */
export interface StreamEventListener {
  onOwnBets(event: StreamMessageOf<'own'>): void;
  onMatch(event: StreamMessageOf<'match'>): void;
}
