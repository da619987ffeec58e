/** Says which states of the platform everything inside is drawn in. */
export const FORCED_ATTRIBUTE = 'data-as-if';

const PSEUDO_STATES = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Anything can lie under the pointer; only these can be pressed or hold the focus. */
const PRESSABLE = ':where(a[href], button, input, select, textarea, summary, [tabindex])';

/** What a state befalls. `:focus-within` is drawn on every place that holds something that can hold the focus. */
const MATCHING_ELEMENTS: Readonly<Record<string, string>> = {
  hover: '*',
  'focus-within': `:where(:has(${PRESSABLE}), ${PRESSABLE})`,
};

const forceSelector = (selector: string): string =>
  selector.replace(
    PSEUDO_STATES,
    (_, state: string) => `:is([${FORCED_ATTRIBUTE}~='${state}'] ${MATCHING_ELEMENTS[state] ?? PRESSABLE})`,
  );

function collectRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.search(PSEUDO_STATES) < 0
        ? []
        : [`${forceSelector(rule.selectorText)} { ${rule.style.cssText} }`];
    if (rule instanceof CSSMediaRule)
      return [`@media ${rule.conditionText} { ${collectRules(rule.cssRules).join('\n')} }`];
    return [];
  });
}

/** The rules that answer to pointer and focus once more, answering to the attribute too. Weight and order among them stay as they are. */
export function forcePseudoStates(sheets: readonly CSSStyleSheet[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.flatMap(({ cssRules }) => collectRules(cssRules)).join('\n'));
  return sheet;
}
