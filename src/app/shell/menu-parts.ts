export { AccountPanel } from './AccountPanel.tsx';
export { AccountSheet } from './AccountSheet.tsx';
export { ConnectionPanel } from './connection/ConnectionPanel.tsx';
