import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleElement = Parameters<StylisPlugin>[0];

const CONDITIONS = /^@(media|container|starting-style)$/;

/** A method keeps its name in a build. The name is part of the hash in class names. */
const plugins: Readonly<Record<'nestConditions', StylisPlugin>> = {
  nestConditions(condition, index, siblings) {
    // stylis writes every element without a root as a rule of the style sheet.
    if (condition.root !== null || !CONDITIONS.test(condition.type)) return;
    const children = condition.children as StyleElement[];
    if (children.some(({ type }) => type !== 'rule' && !CONDITIONS.test(type))) return;
    const nest = (child: StyleElement): StyleElement => ({
      ...child,
      root: null,
      children:
        child.type === 'rule'
          ? [{ ...condition, root: child, children: child.children }]
          : (child.children as StyleElement[]).map(nest),
    });
    // An element without children is not written. stylis visits its new siblings next.
    condition.children = [];
    siblings.splice(index + 1, 0, ...children.map(nest));
  },
};

/**
 * A plugin of stylis that writes `.a { @media … { … } }` instead of `@media … { .a { … } }`, with the same meaning. A
 * new `@media` at the top of a style sheet makes Chromium calculate the style of every element that any rule of the
 * sheet matches. A new style rule affects only what it matches (docs/decisions/0066-conditions-in-rules.md).
 */
export const { nestConditions } = plugins;

/**
 * For the `StyleSheetManager` around an app. A browser without CSSNestedDeclarations would not apply conditions inside
 * a rule for a pseudo-element. Chrome has it since 130, Firefox since 132, Safari since 18.2.
 */
export const stylisPlugins: StylisPlugin[] = 'CSSNestedDeclarations' in globalThis ? [nestConditions] : [];
