import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleElement = Parameters<StylisPlugin>[0];

const CONDITIONS = new Set(['@media', '@container', '@supports', '@starting-style']);

/** A style rule inside conditions, the outermost first. */
interface ConditionalRule {
  readonly conditions: readonly StyleElement[];
  readonly rule: StyleElement;
}

/** Returns the style rules of a condition and of conditions inside it. Null: it also has other rules. */
function listRules(element: StyleElement, outer: readonly StyleElement[] = []): readonly ConditionalRule[] | null {
  if (!CONDITIONS.has(element.type) || typeof element.children === 'string') return null;
  const conditions = [...outer, element];
  const rules: ConditionalRule[] = [];
  for (const child of element.children) {
    const inner = child.type === 'rule' ? [{ conditions, rule: child }] : listRules(child, conditions);
    if (inner === null) return null;
    rules.push(...inner);
  }
  return rules;
}

/** Builds `.a { @media … { … } }`. stylis writes every element without a root as a rule of the style sheet. */
function nestRule({ conditions, rule }: ConditionalRule): StyleElement {
  const nested: StyleElement = { ...rule, root: null };
  nested.children = conditions.reduceRight(
    (children, condition) => [{ ...condition, root: nested, children }],
    rule.children as StyleElement[],
  );
  return nested;
}

/**
 * A plugin of stylis that writes `.a { @media … { … } }` instead of `@media … { .a { … } }`, with the same meaning. A
 * new `@media` at the top of a style sheet makes Chromium calculate the style of every element that any rule of the
 * sheet matches. A new style rule affects only what it matches (docs/decisions/0066-conditions-in-rules.md).
 */
export const nestConditions: StylisPlugin = (element, index, siblings) => {
  if (element.root !== null) return undefined;
  const [first, ...others] = listRules(element)?.map(nestRule) ?? [];
  if (first === undefined) return undefined;
  Object.assign(element, first);
  if (Array.isArray(siblings)) siblings.splice(index + 1, 0, ...others);
  return undefined;
};

// Part of the hash in class names. A minifier would change it with every build.
Object.defineProperty(nestConditions, 'name', { value: 'nest-conditions' });

/**
 * For the `StyleSheetManager` around an app. A browser without CSSNestedDeclarations would not apply conditions inside
 * a rule for a pseudo-element. Chrome has it since 130, Firefox since 132, Safari since 18.2.
 */
export const stylisPlugins: StylisPlugin[] = 'CSSNestedDeclarations' in globalThis ? [nestConditions] : [];
