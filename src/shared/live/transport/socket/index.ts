export { createSocketOpener } from './open-socket.ts';
export type { StreamEventListener } from './stream-event-listener.ts';
export { createSocketStream, type SocketStreamOptions, type SocketStream } from './socket-stream.ts';
