export { createSocketOpener } from './open-socket.ts';
export type { StreamEventListener } from './stream-event-listener.ts';
export { createSocketStream } from './socket-stream.ts';
export type { SocketStream, SocketStreamOptions } from './socket-stream-interface.ts';
