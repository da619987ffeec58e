import type { CSSProperties } from 'react';
import { Amount } from '#ui-kit';
import type { SportProfitTotal } from '../../model/profit.ts';
import { chartTexts as words } from '../../texts.ts';
import { SportBar, SportBarList, BarTrack } from './Charts.styles.ts';

/** Shares are whole numbers of this. */
const SHARE_STEPS = 1_000;

/** What each sport brought: a bar to the left of the middle is a loss. The figure stands beside it, so that nothing has to be pointed at. */
export function SportsChart({ sports }: { sports: readonly SportProfitTotal[] }) {
  const maxNet = Math.max(1, ...sports.map(({ net }) => Math.abs(net)));
  return (
    <SportBarList aria-label={words.bySport}>
      {sports.map(({ sportId, sportName, net }) => (
        <SportBar key={sportId}>
          <span>{sportName}</span>
          <BarTrack
            aria-hidden
            data-direction={net < 0 ? 'loss' : 'gain'}
            style={{ '--share': Math.round((Math.abs(net) * SHARE_STEPS) / maxNet) / SHARE_STEPS } as CSSProperties}
          />
          <Amount value={net} sign="always" />
        </SportBar>
      ))}
    </SportBarList>
  );
}
