import { useLayoutEffect, type ReactNode } from 'react';
import { SampleCaption, PermutationRow, StateSample } from './Permutations.styles.ts';
import { forcePseudoStates, FORCED_ATTRIBUTE } from './force-pseudo-states.ts';

const states = ['rest', 'hover', 'active', 'focus-visible'] as const;

type PlatformState = (typeof states)[number];

/** What the browser applies together: a pressed button is also under the pointer, and what the keyboard focuses has the focus. */
const APPLIED_STATES: Readonly<Record<PlatformState, string>> = {
  rest: 'rest',
  hover: 'hover',
  active: 'hover active',
  'focus-visible': 'focus focus-within focus-visible',
};

interface PlatformStatesProps {
  /** Draws the component once for each state, under a name of its own. */
  children: (state: PlatformState) => ReactNode;
}

/** What the platform does to a component, standing still: no pointer and no key is needed to look at it. */
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
