export { createSocketOpener } from './open-socket.ts';
export type { StreamEventListener } from './stream-event-listener.ts';
export { createSocketStream } from './socket-stream.ts';
