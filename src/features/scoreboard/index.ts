export { texts as scoreTexts } from './texts.ts';
export { hasScore } from './model/scored-sport.ts';
export { summarizeScore } from './model/score-summary.ts';
export { useListedScore, useScore } from './api/queries.ts';
export { LastBalls } from './ui/LastBalls.tsx';
export { MatchFrames } from './ui/MatchFrames.tsx';
export { ScoreStrip } from './ui/ScoreStrip.tsx';
