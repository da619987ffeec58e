export { RecordingFile } from './ui/recording/LazyRecordingFile.tsx';
export { LineReplayButton } from './ui/line/LineReplayButton.tsx';
export { LineReplayDialog, type LineReplayTarget } from './ui/line/LineReplayDialog.tsx';
export { MarketHistoryList } from './ui/history/MarketHistoryList.tsx';
export { ReplayButton } from './ui/market/ReplayButton.tsx';
