import { brandLimits } from './brand-roles.ts';
import type { BrandProblem, Expected } from './problem-list.ts';
import { texts } from './texts.ts';

const round = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

function describeExpected(expected: Expected): string {
  if (!('max' in expected)) return texts.expected[expected.kind];
  return texts.expected[expected.kind]({ max: expected.max });
}

/** Describes a problem of a brand file in one to three sentences. */
export function describeBrandProblem(problem: BrandProblem): string {
  switch (problem.kind) {
    case 'unknown-key':
      return texts.unknownKey({ key: problem.key, known: problem.known.join(', ') });
    case 'invalid-value': {
      const { key } = problem;
      const found = problem.found ?? texts.nothing;
      const expected = describeExpected(problem.expected);
      return key === '' ? texts.invalidFile({ found, expected }) : texts.invalidValue({ key, found, expected });
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
