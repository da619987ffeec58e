import { LiveChanceBar } from '#features/market/index.ts';
import { hasScore } from '#features/scoreboard/index.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useConfig } from '../../providers/config-context.ts';
import { FeaturedScore } from './RowScore.tsx';

/** Chances of the featured match, with the score between them. */
export function FeaturedChances({ row }: { row: MatchOutline }) {
  const { features } = useConfig();
  const isScored = features.score && hasScore(row.sportId);
  return <LiveChanceBar outline={row} middle={isScored && <FeaturedScore row={row} />} />;
}
