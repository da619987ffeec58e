import type { ReactNode } from 'react';
import { breakpoint } from '#ui-kit';
import { colors, type Mode, modes, type ModeValues, shadows } from '#ui-kit/theme/colors.ts';
import { calculateContrast } from '#ui-kit/theme/contrast.ts';
import { textOnSurface } from '#ui-kit/theme/legibility.ts';
import { compact, phone, scales } from '#ui-kit/theme/scales.ts';
import indic from '#ui-kit/theme/tokens/indic.tokens.json';
import tall from '#ui-kit/theme/tokens/tall.tokens.json';
import { Bar, Sample, Swatch } from '../layout/Guide.styles.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

const modeNames: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };
const modeHeads = modes.map((mode) => modeNames[mode]);
const byPath = new Map<string, ModeValues>(
  Object.entries(colors).flatMap(([group, roles]) =>
    Object.entries<ModeValues>(roles).map(([role, values]) => [`${group}.${role}`, values] as const),
  ),
);
const read = (path: string, mode: Mode): string => byPath.get(path)?.[modes.indexOf(mode)] ?? '';

const minRatios: Readonly<Record<Mode, number>> = { light: 4.5, dark: 4.5, contrast: 7 };
const round = (ratio: number): number => Math.round(ratio * 100) / 100;

/** Every colour of every mode. */
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
      heads={['Token', ...modeHeads]}
      rows={[...byPath].map(([path, values]) => [path, ...values.map(renderColor)])}
    />
  );
}

/** The colour pairs in use with their contrast ratios. Marks ratios that are too low. */
export function ContrastTable() {
  const renderContrast = (ink: string, surface: string) => (mode: Mode) => {
    const ratio = calculateContrast(read(ink, mode), read(surface, mode)) ?? 0;
    return (
      <>
        <Sample style={{ color: read(ink, mode), background: read(surface, mode) }}>Aa 1.85</Sample>
        {`${round(ratio)} : 1`}
        {ratio < minRatios[mode] && <strong> too low</strong>}
      </>
    );
  };
  return (
    <GuideTable
      name="Text on its surfaces"
      heads={['Text', 'On', ...modeHeads]}
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

type Overrides = Readonly<Partial<Record<Group, Readonly<Record<string, string>>>>>;

/** One group of sizes: the values of every mode, and those that the compact density and phones replace. */
export function ScaleTable({ group }: { group: Group }) {
  const [{ [group]: compactValues }, { [group]: phoneValues }]: readonly [Overrides, Overrides] = [compact, phone];
  const renderPreview = previews[group];
  const rows = Object.entries<string>(scales[group]).map(([role, value]) => [
    `${group}.${role}`,
    value,
    compactValues?.[role] ?? 'the same',
    ...(phoneValues ? [phoneValues[role] ?? 'the same'] : []),
    ...(renderPreview ? [renderPreview(value)] : []),
  ]);
  return (
    <GuideTable
      name={`${group.charAt(0).toUpperCase()}${group.slice(1)}`}
      heads={[
        'Token',
        'Value',
        'Compact',
        ...(phoneValues ? ['On phones'] : []),
        ...(renderPreview ? ['Looks like'] : []),
      ]}
      rows={rows}
    />
  );
}

/** The line heights of scripts whose marks reach further below the line than those of Latin letters. */
export function ScriptTable() {
  const readLeading = ({ leading }: typeof indic, role: string): string =>
    role === 'tight' || role === 'snug' || role === 'base' ? String(leading[role].$value) : 'the same';
  return (
    <GuideTable
      name="Line heights of scripts"
      heads={[
        'Token',
        'Latin',
        'Devanagari, Bengali, Tamil, Gujarati, Gurmukhi',
        'Telugu, Kannada, Malayalam, Arabic script',
      ]}
      rows={Object.entries(scales.leading).map(([role, value]) => [
        `leading.${role}`,
        value,
        readLeading(indic, role),
        readLeading(tall, role),
      ])}
    />
  );
}

/** The shadows of each mode. */
export function ShadowTable() {
  return (
    <GuideTable
      name="Shadows"
      heads={['Token', ...modeHeads]}
      rows={Object.entries<ModeValues>(shadows.shadow).map(([role, values]) => [`shadow.${role}`, ...values])}
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
