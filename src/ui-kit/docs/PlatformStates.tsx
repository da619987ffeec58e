import { type ReactNode, useLayoutEffect } from 'react';
import { FORCED_ATTRIBUTE, forcePseudoStates } from './force-pseudo-states.ts';
import { PermutationRow, SampleCaption, StateSample } from './Permutations.styles.ts';

const states = ['rest', 'hover', 'active', 'focus-visible'] as const;

type PlatformState = (typeof states)[number];

/** States that the browser applies together: a pressed button is also hovered, a keyboard-focused one also focused. */
const APPLIED_STATES: Readonly<Record<PlatformState, string>> = {
  rest: 'rest',
  hover: 'hover',
  active: 'hover active',
  'focus-visible': 'focus focus-within focus-visible',
};

interface PlatformStatesProps {
  /** Draws the component once per state, with a separate name each. */
  children: (state: PlatformState) => ReactNode;
}

/** A component in every platform state at once, without pointer or keyboard. */
export function PlatformStates({ children }: PlatformStatesProps) {
  useLayoutEffect(() => {
    const sheet = forcePseudoStates([...document.styleSheets]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return (
    <PermutationRow>
      {states.map((state) => (
        <StateSample key={state} {...{ [FORCED_ATTRIBUTE]: APPLIED_STATES[state] }}>
          <SampleCaption>{state}</SampleCaption>
          {children(state)}
        </StateSample>
      ))}
    </PermutationRow>
  );
}
