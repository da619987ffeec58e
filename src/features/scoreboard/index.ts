export { hasScore } from './model/scored-sport.ts';
export { useScore } from './api/queries.ts';
export { MatchFrames, type MatchFramesProps } from './ui/MatchFrames.tsx';
export { ScoreStrip, type ScoreStripProps } from './ui/ScoreStrip.tsx';
