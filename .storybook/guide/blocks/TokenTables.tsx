import type { ReactNode } from 'react';
import { breakpoint } from '#ui-kit';
import { colors, type LightDarkPair, shadows } from '#ui-kit/theme/colors.ts';
import { calculateContrast } from '#ui-kit/theme/contrast.ts';
import { textOnSurface } from '#ui-kit/theme/legibility.ts';
import { compact, scales } from '#ui-kit/theme/scales.ts';
import { Bar, Sample, Swatch } from '../layout/Guide.styles.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

const modes = [0, 1] as const;
const byPath = new Map<string, LightDarkPair>(
  Object.entries(colors).flatMap(([group, roles]) =>
    Object.entries<LightDarkPair>(roles).map(([role, pair]) => [`${group}.${role}`, pair] as const),
  ),
);
const getPair = (path: string): LightDarkPair => byPath.get(path) ?? ['', ''];

const MIN_RATIO = 4.5;
const round = (ratio: number): number => Math.round(ratio * 100) / 100;

/** Every colour of both themes. */
export function ColorTable() {
  const renderColor = (value: string) => (
    <>
      <Swatch style={{ background: value }} />
      {value}
    </>
  );
  return (
    <GuideTable
      name="Colours"
      heads={['Token', 'Light', 'Dark']}
      rows={[...byPath].map(([path, pair]) => [path, ...modes.map((mode) => renderColor(pair[mode]))])}
    />
  );
}

/** The colour pairs in use with their contrast ratios. Marks ratios below 4.5 : 1. */
export function ContrastTable() {
  const renderContrast = (ink: string, surface: string) => (mode: 0 | 1) => {
    const ratio = calculateContrast(getPair(ink)[mode], getPair(surface)[mode]) ?? 0;
    return (
      <>
        <Sample style={{ color: getPair(ink)[mode], background: getPair(surface)[mode] }}>Aa 1.85</Sample>
        {`${round(ratio)} : 1`}
        {ratio < MIN_RATIO && <strong> too low</strong>}
      </>
    );
  };
  return (
    <GuideTable
      name="Text on its surfaces"
      heads={['Text', 'On', 'Light', 'Dark']}
      rows={textOnSurface.map(({ ink, surface }) => [ink, surface, ...modes.map(renderContrast(ink, surface))])}
    />
  );
}

type Group = keyof typeof scales;

const previews: Partial<Record<Group, (value: string) => ReactNode>> = {
  space: (value) => <Bar style={{ inlineSize: value }} />,
  text: (value) => <span style={{ fontSize: value }}>Back India at 1.98</span>,
  weight: (value) => <span style={{ fontWeight: Number(value) }}>Back India at 1.98</span>,
  leading: (value) => (
    <span style={{ lineHeight: value, display: 'block', maxInlineSize: '12em' }}>
      Two lines of text, as close as this
    </span>
  ),
  radius: (value) => <Swatch style={{ borderRadius: value }} />,
  rule: (value) => <Bar style={{ blockSize: value, inlineSize: '6rem' }} />,
  font: (value) => <span style={{ fontFamily: value }}>0123456789 Back India at 1.98</span>,
};

/** One group of sizes: the values of both themes, and those of the compact density. */
export function ScaleTable({ group }: { group: Group }) {
  const compactValues: Readonly<Record<string, string>> =
    group in compact ? compact[group as keyof typeof compact] : {};
  const renderPreview = previews[group];
  const rows = Object.entries<string>(scales[group]).map(([role, value]) => [
    `${group}.${role}`,
    value,
    compactValues[role] ?? 'the same',
    ...(renderPreview ? [renderPreview(value)] : []),
  ]);
  return (
    <GuideTable
      name={`${group.charAt(0).toUpperCase()}${group.slice(1)}`}
      heads={['Token', 'Value', 'Compact', ...(renderPreview ? ['Looks like'] : [])]}
      rows={rows}
    />
  );
}

/** The shadows of each theme. */
export function ShadowTable() {
  return (
    <GuideTable
      name="Shadows"
      heads={['Token', 'Light', 'Dark']}
      rows={Object.entries<LightDarkPair>(shadows.shadow).map(([role, pair]) => [`shadow.${role}`, ...pair])}
    />
  );
}

/** The widths at which the layout changes. */
export function BreakpointTable() {
  return (
    <GuideTable
      name="Breakpoints"
      heads={['Name', { figures: 'CSS pixels' }]}
      rows={Object.entries(breakpoint).map(([name, width]) => [name, width])}
    />
  );
}
