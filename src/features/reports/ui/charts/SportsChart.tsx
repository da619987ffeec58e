import { Amount } from '#ui-kit';
import type { SportProfitTotal } from '../../model/profit.ts';
import { chartTexts } from '../../texts.ts';
import { BarTrack, SportBar, SportBarList } from './Charts.styles.ts';

/** Bar lengths are rounded to this fraction. */
const SHARE_STEPS = 1_000;

/** Net result of each sport as a bar; losses extend to the left. The figure next to it makes hovering unnecessary. */
export function SportsChart({ sports }: { sports: readonly SportProfitTotal[] }) {
  const maxNet = Math.max(1, ...sports.map(({ net }) => Math.abs(net)));
  return (
    <SportBarList aria-label={chartTexts.bySport}>
      {sports.map(({ sportId, sportName, net }) => (
        <SportBar key={sportId}>
          <span>{sportName}</span>
          <BarTrack
            aria-hidden
            data-direction={net < 0 ? 'loss' : 'gain'}
            style={{ '--share': Math.round((Math.abs(net) * SHARE_STEPS) / maxNet) / SHARE_STEPS }}
          />
          <Amount value={net} sign="always" />
        </SportBar>
      ))}
    </SportBarList>
  );
}
