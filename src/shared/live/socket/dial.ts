import type { Dial } from './line.ts';

/** The browser's own WebSocket at an address. */
export const dialAt =
  (address: string): Dial =>
  ({ opened, heard, closed }) => {
    const socket = new WebSocket(address);
    socket.onopen = opened;
    socket.onclose = closed;
    socket.onmessage = ({ data }) => heard(data);
    return { send: (text) => (socket.readyState === WebSocket.OPEN ? socket.send(text) : undefined), close: () => socket.close() };
  };
