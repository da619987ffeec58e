import { type CricketScore, formatOvers } from '#shared/domain/market/score.ts';
import { formatRunRate } from '#shared/format/run-rate.ts';
import { boardTexts } from '../board-texts.ts';
import { texts } from '../texts.ts';
import { ScoreDetail, ScoreTotal } from './ScoreStrip.styles.ts';

/** Runs, wickets and overs, and the required runs. */
export function CricketScoreboard({ score }: { score: CricketScore }) {
  const { team, runs, wickets, ballsBowled, need, status } = score;
  const rate = formatRunRate(runs, ballsBowled);
  const statusText = status || (rate === null ? '' : boardTexts.rate({ rate }));
  return (
    <>
      <ScoreTotal>
        {team} <b>{texts.total({ runs, wickets })}</b> {texts.overs({ overs: formatOvers(ballsBowled) })}
      </ScoreTotal>
      <ScoreDetail>{need === null ? statusText : describeNeed(need)}</ScoreDetail>
    </>
  );
}

function describeNeed({ runs, balls }: NonNullable<CricketScore['need']>): string {
  const rate = formatRunRate(runs, balls);
  return rate === null ? texts.need({ runs, balls }) : boardTexts.needAtRate({ runs, balls, rate });
}
