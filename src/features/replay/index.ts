export { RecordingFile } from './ui/LazyRecordingFile.tsx';
export { LineReplayButton, type LineReplayButtonProps } from './ui/LineReplayButton.tsx';
export { LineReplayDialog, type LineReplayDialogProps, type ReplayedLine } from './ui/LineReplayDialog.tsx';
export { Remembered, type RememberedProps } from './ui/Remembered.tsx';
export { ReplayButton, type ReplayButtonProps } from './ui/ReplayButton.tsx';
