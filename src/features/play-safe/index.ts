export { PlayClock, type PlayClockProps } from './ui/PlayClock.tsx';
export { PlaySafe, playSafeTitle, type PlaySafeProps } from './ui/PlaySafe.tsx';
export { RealityCheck, type RealityCheckProps } from './ui/RealityCheck.tsx';
export { TimeOutNotice, type TimeOutNoticeProps } from './ui/TimeOutNotice.tsx';
