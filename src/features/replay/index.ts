export { RecordingFile } from './ui/recording/LazyRecordingFile.tsx';
export { LineReplayButton } from './ui/line/LineReplayButton.tsx';
export { LazyLineReplayDialog } from './ui/line/LazyLineReplayDialog.tsx';
export type { LineReplayTarget } from './ui/line/LineReplayDialog.tsx';
export { MarketHistoryList } from './ui/history/MarketHistoryList.tsx';
export { ReplayDialog } from './ui/market/ReplayDialog.tsx';
export { ReplayMenuItem } from './ui/market/ReplayMenuItem.tsx';
