import type { StreamMessage } from '../stream/stream-message.ts';

type StreamMessageOf<Op extends StreamMessage['op']> = Extract<StreamMessage, { op: Op }>;

/** What the page is told beside prices; read there by the contract. */
export interface StreamEventListener {
  onOwnBets(event: StreamMessageOf<'own'>): void;
  onMatch(event: StreamMessageOf<'match'>): void;
}
