/** Says which states of the platform everything inside is drawn in. */
export const FORCED = 'data-as-if';

const platform = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;

/** Anything can lie under the pointer; only these can be pressed or hold the focus. */
const pressable = ':where(a[href], button, input, select, textarea, summary, [tabindex])';

/** What a state befalls. `:focus-within` is drawn on every place that holds something that can hold the focus. */
const befallen: Readonly<Record<string, string>> = {
  hover: '*',
  'focus-within': `:where(:has(${pressable}), ${pressable})`,
};

const forced = (selector: string): string =>
  selector.replace(platform, (_, state: string) => `:is([${FORCED}~='${state}'] ${befallen[state] ?? pressable})`);

function rulesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.search(platform) < 0 ? [] : [`${forced(rule.selectorText)} { ${rule.style.cssText} }`];
    if (rule instanceof CSSMediaRule) return [`@media ${rule.conditionText} { ${rulesOf(rule.cssRules).join('\n')} }`];
    return [];
  });
}

/** The rules that answer to pointer and focus once more, answering to the attribute too. Weight and order among them stay as they are. */
export function asIf(sheets: readonly CSSStyleSheet[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets.flatMap(({ cssRules }) => rulesOf(cssRules)).join('\n'));
  return sheet;
}
