import { brandLimits } from './brand-roles.ts';
import type { BrandProblem } from './problem-list.ts';
import { texts } from './texts.ts';

const round = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

/** Describes a problem of a brand file in one or two sentences. */
export function describeBrandProblem(problem: BrandProblem): string {
  switch (problem.kind) {
    case 'unknown-key':
      return texts.unknownKey({ key: problem.key });
    case 'invalid-value': {
      const { key } = problem;
      const found = problem.found ?? texts.nothing;
      return key === '' ? texts.invalidFile({ found }) : texts.invalidValue({ key, found });
    }
    case 'too-many-values':
      return texts.tooManyValues({ count: problem.count, limit: brandLimits.values });
    case 'weak-pair': {
      const { mode, ink, surface, inkColor, surfaceColor, ratio, required, role, suggestion } = problem;
      return texts.weakPair({
        mode: texts.modes[mode],
        ink,
        inkColor,
        surface,
        surfaceColor,
        ratio: round(ratio),
        required,
        role,
        suggestion,
      });
    }
  }
}
