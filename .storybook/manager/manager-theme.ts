import { create, type ThemeVars } from 'storybook/theming';
import { readBrand } from '#ui-kit/theme/brand/read-brand.ts';
import { createModeVariables } from '#ui-kit/theme/colors.ts';
import { toVariableName } from '#ui-kit/theme/variable-name.ts';
import tidemark from '../../public-demo/brands/tidemark.json';

/** Creates the theme of Storybook's own interface in the colours of Tidemark. Throws when the brand file is wrong. */
export function createManagerTheme(mode: 'light' | 'dark'): ThemeVars {
  const reading = readBrand(tidemark, location.origin);
  if (reading.kind === 'wrong') throw new Error(`The brand file has ${reading.problems.length} problems.`);
  const values = new Map<string, string>([...createModeVariables(mode), ...reading.brand.variables[mode]]);
  const readColor = (group: string, role: string): string => {
    const color = values.get(toVariableName(group, role));
    if (color === undefined) throw new Error(`The theme has no ${group}.${role}.`);
    return color;
  };
  return create({
    base: mode,
    brandTitle: `${tidemark.name} workshop`,
    // Relative addresses, because a static Storybook may stand in a folder of its host.
    brandUrl: './',
    brandImage: `.${tidemark.logo.picture}`,
    brandTarget: '_self',
    colorPrimary: readColor('accent', 'main'),
    colorSecondary: readColor('accent', 'main'),
    appBg: readColor('surface', 'page'),
    appContentBg: readColor('surface', 'panel'),
    appHoverBg: readColor('accent', 'soft'),
    appPreviewBg: readColor('surface', 'page'),
    appBorderColor: readColor('line', 'soft'),
    appBorderRadius: 8,
    textColor: readColor('ink', 'main'),
    textInverseColor: readColor('accent', 'ink'),
    textMutedColor: readColor('ink', 'soft'),
    barBg: readColor('surface', 'panel'),
    barTextColor: readColor('ink', 'soft'),
    barHoverColor: readColor('accent', 'main'),
    barSelectedColor: readColor('accent', 'main'),
    buttonBg: readColor('surface', 'sunk'),
    buttonBorder: readColor('line', 'strong'),
    booleanBg: readColor('surface', 'sunk'),
    booleanSelectedBg: readColor('surface', 'panel'),
    inputBg: readColor('surface', 'panel'),
    inputBorder: readColor('line', 'strong'),
    inputTextColor: readColor('ink', 'main'),
    inputBorderRadius: 8,
  });
}
