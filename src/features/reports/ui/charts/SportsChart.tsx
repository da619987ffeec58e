import type { CSSProperties } from 'react';
import { Amount } from '#ui-kit';
import type { SportLine } from '../../model/profit.ts';
import { chartTexts as words } from '../../texts.ts';
import { Sport, Sports, Track } from './Charts.styles.ts';

/** Shares are whole numbers of this. */
const WHOLE = 1_000;

/** What each sport brought: a bar to the left of the middle is a loss. The figure stands beside it, so that nothing has to be pointed at. */
export function SportsChart({ sports }: { sports: readonly SportLine[] }) {
  const most = Math.max(1, ...sports.map(({ net }) => Math.abs(net)));
  return (
    <Sports aria-label={words.bySport}>
      {sports.map(({ sportId, sportName, net }) => (
        <Sport key={sportId}>
          <span>{sportName}</span>
          <Track aria-hidden data-direction={net < 0 ? 'loss' : 'gain'} style={{ '--share': Math.round((Math.abs(net) * WHOLE) / most) / WHOLE } as CSSProperties} />
          <Amount value={net} sign="always" />
        </Sport>
      ))}
    </Sports>
  );
}
