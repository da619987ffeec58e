export { readRacingSport, formatRacingSearch, type RacingSport } from './model/racing-sport.ts';
export { NextRaces, type NextRacesProps } from './ui/NextRaces.tsx';
export { RaceRunner } from './ui/RaceRunner.tsx';
export { RaceStatus, type RaceStatusProps } from './ui/RaceStatus.tsx';
export { racingTitle, RacingBoard, type RacingBoardProps } from './ui/board/RacingBoard.tsx';
