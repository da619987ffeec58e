import styled from 'styled-components';
import { token } from '#ui-kit';
import { type Phase, phases, steps } from '../data/bet-lifecycle.ts';
import { GuideSheet } from '../layout/GuideSheet.tsx';
import { GuideTable } from '../layout/GuideTable.tsx';

const BOX_WIDTH = 120;
const BOX_HEIGHT = 48;
const phaseNames = Object.keys(phases) as Phase[];

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  min-inline-size: 42rem;
  max-inline-size: 56rem;

  & rect {
    fill: ${token.surface.raised};
    stroke: ${token.line.strong};
  }
  & rect[data-phase='placed'] {
    fill: ${token.gain.soft};
    stroke: ${token.gain.main};
  }
  & rect[data-phase='refused'] {
    fill: ${token.loss.soft};
    stroke: ${token.loss.main};
  }
  & rect[data-phase='unverified'] {
    fill: ${token.warn.soft};
    stroke: ${token.warn.main};
  }
  & text {
    fill: ${token.ink.main};
    font-weight: ${token.weight.strong};
    text-anchor: middle;
  }
  & path {
    fill: none;
    stroke: ${token.ink.soft};
    stroke-width: 1.5;
  }
  & marker path {
    fill: ${token.ink.soft};
    stroke: none;
  }
`;

/**
 * Returns the SVG path of an arrow between the nearest edges of two boxes. Opposite arrows run side by side, and a step
 * to the same phase is a loop.
 */
function createArrowPath(from: Phase, to: Phase): string {
  const [[x, y], [u, v]] = [phases[from].at, phases[to].at];
  if (from === to)
    return `M ${x + 40} ${y + BOX_HEIGHT} C ${x + 40} ${y + 90}, ${x + 80} ${y + 90}, ${x + 80} ${y + BOX_HEIGHT + 4}`;
  const paired = steps.some((step) => step.from === to && step.to === from) ? (x < u ? -9 : 9) : 0;
  if (x === u) {
    // Goes around the phases in between.
    if (Math.abs(v - y) > 150)
      return `M ${x + BOX_WIDTH} ${y + BOX_HEIGHT / 2} C ${x + BOX_WIDTH + 70} ${y}, ${x + BOX_WIDTH + 70} ${v + BOX_HEIGHT}, ${u + BOX_WIDTH + 4} ${v + BOX_HEIGHT / 2}`;
    return y < v
      ? `M ${x + BOX_WIDTH / 2} ${y + BOX_HEIGHT} L ${u + BOX_WIDTH / 2} ${v - 4}`
      : `M ${x + BOX_WIDTH / 2} ${y} L ${u + BOX_WIDTH / 2} ${v + BOX_HEIGHT + 4}`;
  }
  if (x > u + 200)
    return `M ${x + 30} ${y + BOX_HEIGHT} C ${x - 20} ${y + 100}, ${u + 110} ${v + 100}, ${u + 70} ${v + BOX_HEIGHT + 4}`;
  return x < u
    ? `M ${x + BOX_WIDTH} ${y + BOX_HEIGHT / 2 + paired} L ${u - 4} ${v + BOX_HEIGHT / 2 + paired}`
    : `M ${x} ${y + BOX_HEIGHT / 2 + paired} L ${u + BOX_WIDTH + 4} ${v + BOX_HEIGHT / 2 + paired}`;
}

/** The phases of a bet and the steps between them, from the model of the slip. */
export function BetLifecycleDiagram() {
  return (
    <GuideSheet name="The life of a bet, drawn">
      <Drawing
        viewBox="0 0 740 380"
        role="img"
        aria-label="The phases of a bet and the steps between them; the tables below say the same in words."
      >
        <defs>
          <marker
            id="bet-life-end"
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M 0 0 L 8 4 L 0 8 z" />
          </marker>
        </defs>
        {steps.map(({ from, to }) => (
          <path key={`${from} ${to}`} d={createArrowPath(from, to)} markerEnd="url(#bet-life-end)" />
        ))}
        {phaseNames.map((phase) => {
          const {
            title,
            at: [x, y],
          } = phases[phase];
          return (
            <g key={phase}>
              <rect data-phase={phase} x={x} y={y} width={BOX_WIDTH} height={BOX_HEIGHT} rx={8} />
              <text x={x + BOX_WIDTH / 2} y={y + BOX_HEIGHT / 2 + 5}>
                {title}
              </text>
            </g>
          );
        })}
      </Drawing>
    </GuideSheet>
  );
}

export function PhaseTable() {
  return (
    <GuideTable
      name="Phases"
      heads={['Phase', 'What it means']}
      rows={phaseNames.map((phase) => [phases[phase].title, phases[phase].meaning])}
    />
  );
}

export function StepTable() {
  return (
    <GuideTable
      name="Steps"
      heads={['From', 'To', 'When']}
      rows={steps.map(({ from, to, trigger }) => [phases[from].title, phases[to].title, trigger])}
    />
  );
}
