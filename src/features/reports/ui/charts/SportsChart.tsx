import { Bar, BarChart, Cell, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { decimal } from '#shared/domain/money.ts';
import { formatAmount } from '#shared/format/amount.ts';
import { token } from '#ui-kit';
import type { SportLine } from '../../model/profit.ts';
import { chartTexts as words } from '../../texts.ts';

const ROW = 40;
const EDGES = 24;
const NAMES = 96;
/** Room at both ends for the figures beside the bars. */
const ROOM = 1.7;

/** What each sport brought; the figure stands at its bar, so that nothing has to be pointed at. */
export function SportsChart({ sports }: { sports: readonly SportLine[] }) {
  const data = sports.map((sport) => ({ ...sport, shown: decimal(sport.net), figure: formatAmount(sport.net, { sign: 'always', decimals: 'whole' }) }));
  const most = Math.max(1, ...data.map(({ shown }) => Math.abs(shown))) * ROOM;
  return (
    <ResponsiveContainer width="100%" height={sports.length * ROW + EDGES}>
      <BarChart data={data} layout="vertical" accessibilityLayer={false} title={words.bySport} role="img">
        <XAxis type="number" domain={[-most, most]} hide />
        <YAxis type="category" dataKey="sportName" width={NAMES} tickLine={false} axisLine={false} />
        <ReferenceLine x={0} stroke={token.line.strong} />
        <Bar dataKey="shown" barSize={18} isAnimationActive={false}>
          {data.map(({ sportId, net }) => (
            <Cell key={sportId} fill={net < 0 ? token.loss.main : token.gain.main} />
          ))}
          <LabelList dataKey="figure" position="right" />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
