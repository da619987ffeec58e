import type { StreamMessage } from '../stream.ts';

type Of<Op extends StreamMessage['op']> = Extract<StreamMessage, { op: Op }>;

/** What the page is told beside prices; read there by the contract. */
export interface Listener {
  own(news: Of<'own'>): void;
  match(news: Of<'match'>): void;
}
