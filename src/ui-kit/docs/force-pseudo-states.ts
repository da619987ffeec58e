/** Lists the platform states in which the content is drawn. */
export const FORCED_ATTRIBUTE = 'data-as-if';

const PSEUDO_STATES = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Any element can be hovered. Only these can be pressed or focused. */
const PRESSABLE = ':where(a[href], button, input, select, textarea, summary, [tabindex])';

/** Elements that a state applies to. `:focus-within` applies to every container of a focusable element. */
const MATCHING_ELEMENTS: Readonly<Record<string, string>> = {
  hover: '*',
  'focus-within': `:where(:has(${PRESSABLE}), ${PRESSABLE})`,
};

const forceSelector = (selector: string): string =>
  selector.replace(
    PSEUDO_STATES,
    (_, state: string) => `:is([${FORCED_ATTRIBUTE}~='${state}'] ${MATCHING_ELEMENTS[state] ?? PRESSABLE})`,
  );

/** Lists the conditions inside a style rule (theme/nest-conditions.ts). */
const listConditions = ({ cssRules }: CSSStyleRule): readonly string[] => [...cssRules].map(({ cssText }) => cssText);

function collectRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.search(PSEUDO_STATES) < 0
        ? []
        : [`${forceSelector(rule.selectorText)} { ${rule.style.cssText} ${listConditions(rule).join('\n')} }`];
    if (rule instanceof CSSMediaRule)
      return [`@media ${rule.conditionText} { ${collectRules(rule.cssRules).join('\n')} }`];
    return [];
  });
}

/**
 * Copies the rules for pointer and focus states and adds the attribute to their selectors. Specificity and order stay
 * equal.
 */
export function forcePseudoStates(sheets: readonly CSSStyleSheet[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.flatMap(({ cssRules }) => collectRules(cssRules)).join('\n'));
  return sheet;
}
