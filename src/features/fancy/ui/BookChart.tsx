import { chartCanvas, layoutBookChart } from '../model/book-chart.ts';
import type { BookBand } from '../model/fancy-book.ts';
import { texts } from '../texts.ts';
import { ChartSvg, MarkLabel, MarkLine, ResultArea, StepPath, TickLabel, ZeroLine } from './BookChart.styles.ts';

export interface BookChartProps {
  /** Name of the line. */
  name: string;
  bands: readonly BookBand[];
  /** Current score of the line; null when the server sends none. */
  currentScore: number | null;
  /** Run on offer; null while the line is closed. */
  offeredRun: number | null;
}

const LABEL_ROWS = { reached: 12, line: 26 } as const;
/** Distance from the edge at which a label fits, in canvas units. */
const LABEL_EDGE = 26;

function ChartMark({ kind, x, label }: { kind: keyof typeof LABEL_ROWS; x: number; label: string }) {
  const labelX = Math.min(chartCanvas.width - LABEL_EDGE, Math.max(LABEL_EDGE, x));
  return (
    <>
      <MarkLine data-kind={kind} x1={x} x2={x} y1={LABEL_ROWS[kind] + 4} y2={chartCanvas.bottom} />
      <MarkLabel data-kind={kind} x={labelX} y={LABEL_ROWS[kind]}>
        {label}
      </MarkLabel>
    </>
  );
}

/** Chart of profit and loss as steps over the runs. The table beside it holds the same figures as text. */
export function BookChart({ name, bands, currentScore, offeredRun }: BookChartProps) {
  const chart = layoutBookChart(
    bands,
    [currentScore, offeredRun].filter((mark) => mark !== null),
  );
  return (
    <ChartSvg
      role="img"
      aria-label={texts.chart({ line: name })}
      viewBox={`0 0 ${chartCanvas.width} ${chartCanvas.height}`}
    >
      {chart.blocks.map(({ tone, ...box }) => (
        <ResultArea key={`${box.x} ${box.y}`} data-tone={tone} {...box} />
      ))}
      <ZeroLine x1={chartCanvas.left} x2={chartCanvas.right} y1={chart.zero} y2={chart.zero} />
      {offeredRun !== null && (
        <ChartMark kind="line" x={chart.toX(offeredRun)} label={texts.line({ runs: offeredRun })} />
      )}
      {currentScore !== null && (
        <ChartMark kind="reached" x={chart.toX(currentScore)} label={texts.reached({ runs: currentScore })} />
      )}
      <StepPath d={chart.now} />
      {chart.whatIf !== null && <StepPath data-kind="what-if" d={chart.whatIf} />}
      {chart.axisLabels.map(({ run, x }) => (
        <TickLabel key={run} x={x} y={chartCanvas.bottom + 18}>
          {run}
        </TickLabel>
      ))}
    </ChartSvg>
  );
}
