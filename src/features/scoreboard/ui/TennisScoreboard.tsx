import type { TennisScore } from '#shared/domain/market/score.ts';
import { VisuallyHidden } from '#ui-kit';
import { boardTexts } from '../board-texts.ts';
import { texts } from '../texts.ts';
import { PointsCell, ScoreDetail, ServeMark, SetTable } from './ScoreStrip.styles.ts';

const SIDES = [0, 1] as const;

/** One row per player: server mark, games of each set, points of the game. */
export function TennisScoreboard({ score }: { score: TennisScore }) {
  const { players, sets, points, server, status } = score;
  return (
    <>
      <SetTable>
        <VisuallyHidden as="caption">{texts.score}</VisuallyHidden>
        <VisuallyHidden as="thead">
          <tr>
            <th>{boardTexts.player}</th>
            {sets.map((_, set) => (
              <th key={set}>{texts.set({ number: set + 1 })}</th>
            ))}
            {points !== null && <th>{boardTexts.points}</th>}
          </tr>
        </VisuallyHidden>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">
                <span>{players[side]}</span>
                {server === side && (
                  <ServeMark>
                    <VisuallyHidden>{boardTexts.serves}</VisuallyHidden>
                  </ServeMark>
                )}
              </th>
              {sets.map((games, set) => (
                <td
                  key={set}
                  data-won={
                    games[side] > games[(1 - side) as 0 | 1] && (points === null || set < sets.length - 1)
                      ? ''
                      : undefined
                  }
                >
                  {games[side]}
                </td>
              ))}
              {points !== null && <PointsCell>{points[side]}</PointsCell>}
            </tr>
          ))}
        </tbody>
      </SetTable>
      {status !== '' && <ScoreDetail>{status}</ScoreDetail>}
    </>
  );
}
