import type { Mode } from '../colors.ts';
import { brandLimits } from './brand-roles.ts';
import type { BrandProblem } from './problem-list.ts';

const modeNames: Readonly<Record<Mode, string>> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };
const round = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

/** Describes a problem of a brand file in one or two sentences. */
export function describeBrandProblem(problem: BrandProblem): string {
  switch (problem.kind) {
    case 'unknown-key':
      return `${problem.key}: no such key, check its spelling.`;
    case 'invalid-value':
      return `${problem.key === '' ? 'The file' : problem.key}: ${problem.found ?? 'nothing'} cannot be used here.`;
    case 'too-many-values':
      return `The file has ${problem.count} values, and at most ${brandLimits.values} are allowed.`;
    case 'weak-pair': {
      const { mode, ink, surface, inkColor, surfaceColor, ratio, required, role, suggestion } = problem;
      const pair = `${ink} ${inkColor} on ${surface} ${surfaceColor}`;
      return `${modeNames[mode]}: ${pair} has ${round(ratio)} : 1 and needs ${required} : 1. The nearest ${role} that passes is ${suggestion}.`;
    }
  }
}
