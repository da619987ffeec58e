import type { OpenSocket } from './socket-connection.ts';

/** Opens the browser's WebSocket at an address. */
export const createSocketOpener =
  (address: string): OpenSocket =>
  ({ onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(address);
    socket.onopen = onOpen;
    socket.onclose = onClose;
    socket.onmessage = ({ data }) => onMessage(data);
    return {
      send: (text) => (socket.readyState === WebSocket.OPEN ? socket.send(text) : undefined),
      close: () => socket.close(),
    };
  };
