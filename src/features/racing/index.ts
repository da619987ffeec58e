export { readRacingSport, formatRacingSearch, type RacingSport } from './model/racing-sport.ts';
export { NextRaces } from './ui/NextRaces.tsx';
export { RaceRunner } from './ui/RaceRunner.tsx';
export { RaceStatus } from './ui/RaceStatus.tsx';
export { formatRacingTitle, RacingBoard } from './ui/board/RacingBoard.tsx';
