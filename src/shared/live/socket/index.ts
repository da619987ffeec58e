export { dialAt } from './dial.ts';
export type { Listener } from './listener.ts';
export { createSocket, type SocketOptions, type StreamSide } from './socket.ts';
