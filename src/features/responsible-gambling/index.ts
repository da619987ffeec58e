export { SessionClock } from './ui/SessionClock.tsx';
export { getResponsibleGamblingTitle, ResponsibleGamblingPanel } from './ui/ResponsibleGamblingPanel.tsx';
export { RealityCheck } from './ui/RealityCheck.tsx';
export { TimeOutNotice } from './ui/TimeOutNotice.tsx';
