export { RecordingFile } from './ui/recording/LazyRecordingFile.tsx';
export { LineReplayButton, type LineReplayButtonProps } from './ui/line/LineReplayButton.tsx';
export { LineReplayDialog, type LineReplayDialogProps, type LineReplayTarget } from './ui/line/LineReplayDialog.tsx';
export { MarketHistoryList, type MarketHistoryListProps } from './ui/history/MarketHistoryList.tsx';
export { ReplayButton, type ReplayButtonProps } from './ui/market/ReplayButton.tsx';
