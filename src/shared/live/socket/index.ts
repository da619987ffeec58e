export { dialAt } from './dial.ts';
export { createSocket, type Listener, type SocketOptions, type StreamSide } from './socket.ts';
