export { RecordingFile } from './ui/LazyRecordingFile.tsx';
export { Remembered, type RememberedProps } from './ui/Remembered.tsx';
export { ReplayButton, type ReplayButtonProps } from './ui/ReplayButton.tsx';
