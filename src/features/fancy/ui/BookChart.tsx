import type { BookBand } from '../model/book.ts';
import { canvas, chartOf } from '../model/chart.ts';
import { texts } from '../texts.ts';
import { Area, Drawing, Mark, MarkName, Steps, Tick, Zero } from './BookChart.styles.ts';

export interface BookChartProps {
  /** The line's name. */
  name: string;
  bands: readonly BookBand[];
  /** What the line has come to so far; null where nobody says. */
  reached: number | null;
  /** The run on offer now; null while the line is shut. */
  offered: number | null;
}

const NAME_ROWS = { reached: 12, line: 26 } as const;
/** A label at the edge must not be cut. */
const EDGE = 26;

function MarkAt({ kind, x, words }: { kind: keyof typeof NAME_ROWS; x: number; words: string }) {
  const inside = Math.min(canvas.width - EDGE, Math.max(EDGE, x));
  return (
    <>
      <Mark data-kind={kind} x1={x} x2={x} y1={NAME_ROWS[kind] + 4} y2={canvas.bottom} />
      <MarkName data-kind={kind} x={inside} y={NAME_ROWS[kind]}>
        {words}
      </MarkName>
    </>
  );
}

/** Profit and loss as steps over the runs. What it says, the table beside it says in figures. */
export function BookChart({ name, bands, reached, offered }: BookChartProps) {
  const chart = chartOf(bands, [reached, offered].filter((mark) => mark !== null));
  return (
    <Drawing role="img" aria-label={texts.chart(name)} viewBox={`0 0 ${canvas.width} ${canvas.height}`}>
      {chart.blocks.map(({ tone, ...box }) => (
        <Area key={`${box.x} ${box.y}`} data-tone={tone} {...box} />
      ))}
      <Zero x1={canvas.left} x2={canvas.right} y1={chart.zero} y2={chart.zero} />
      {offered !== null && <MarkAt kind="line" x={chart.xOf(offered)} words={texts.line(offered)} />}
      {reached !== null && <MarkAt kind="reached" x={chart.xOf(reached)} words={texts.reached(reached)} />}
      <Steps d={chart.now} />
      {chart.whatIf !== null && <Steps data-kind="what-if" d={chart.whatIf} />}
      {chart.ticks.map(({ run, x }) => (
        <Tick key={run} x={x} y={canvas.bottom + 18}>
          {run}
        </Tick>
      ))}
    </Drawing>
  );
}
