import type { Ball } from '#shared/domain/market/score.ts';
import { texts } from '../texts.ts';

export const formatBall = (ball: Ball): string =>
  ball.wicket ? texts.wicket : ball.extra ? texts.wide({ runs: ball.runs }) : String(ball.runs);

/** Describes a ball for a screen reader. */
export const describeBall = (ball: Ball): string =>
  ball.wicket ? texts.accessibleWicket : ball.extra ? texts.accessibleWide({ runs: ball.runs }) : String(ball.runs);

export const formatGoals = ([home, away]: readonly [number, number]): string => texts.goals({ home, away });

export const formatClock = (minute: number, added: number): string =>
  added === 0 ? texts.clock({ minute }) : texts.addedClock({ minute, added });
