export { SessionClock, type SessionClockProps } from './ui/SessionClock.tsx';
export {
  ResponsibleGamblingPanel,
  responsibleGamblingTitle,
  type ResponsibleGamblingPanelProps,
} from './ui/ResponsibleGamblingPanel.tsx';
export { RealityCheck, type RealityCheckProps } from './ui/RealityCheck.tsx';
export { TimeOutNotice, type TimeOutNoticeProps } from './ui/TimeOutNotice.tsx';
