import { format, resolveConfig } from 'prettier';

const NOTICE = '/* Written by `npm run tokens:build` from the token files in src/ui-kit/theme/tokens. */';
const ELEVATION = 'shadow';

const translateGroups = (groups, toValue) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, roles]) => [
      group,
      Object.fromEntries(Object.keys(roles).map((role) => [role, toValue(group, role)])),
    ]),
  );

const writeObject = (name, value, check) =>
  `export const ${name} = ${JSON.stringify(value)} as const satisfies ${check};\n`;

/** Languages of each context of the modifier `script`. Those of one script need the same room. */
const SCRIPT_LANGUAGES = {
  indic: ['hi', 'mr', 'ne', 'bn', 'as', 'ta', 'gu', 'pa'],
  tall: ['te', 'kn', 'ml', 'ur', 'ar', 'fa', 'sd', 'ps'],
};

/** Writes a rule for each script. It replaces sizes of `:root`, so it names that too. */
function writeScriptRules(contexts) {
  const rules = Object.entries(SCRIPT_LANGUAGES).map(([name, languages]) => {
    const variables = Object.entries(contexts[name]).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, { css }]) => `--kit-${group}-${role}: ${css};`),
    );
    return `:root:is(${languages.map((tag) => `:lang(${tag})`).join(', ')}) { ${variables.join(' ')} }`;
  });
  return `${NOTICE}\n${rules.join('\n')}\n`;
}

/** Returns the contents of the generated files by name, formatted as Prettier does. */
export async function writeTypeScript({ modes, base, compact, phone, indic, tall }) {
  const names = Object.keys(modes);
  const [first] = names;
  const filterGroups = (isIncluded) =>
    Object.fromEntries(Object.entries(modes[first]).filter(([group]) => isIncluded(group)));
  const toModes = (group, role) => names.map((mode) => modes[mode][group][role].css);
  const toCss = (groups) => translateGroups(groups, (group, role) => groups[group][role].css);
  const tuple = names.map((mode) => `${mode}: string`).join(', ');
  const override = '{ readonly [G in keyof typeof scales]?: { readonly [R in keyof (typeof scales)[G]]?: string } }';
  const files = {
    'mode-values.ts':
      `${NOTICE}\nexport const modes = ${JSON.stringify(names)} as const;\n\n` +
      `/** The values of a colour or shadow in every mode. */\nexport type ModeValues = readonly [${tuple}];\n` +
      'type Roles = Readonly<Record<string, Readonly<Record<string, ModeValues>>>>;\n\n' +
      `${writeObject(
        'colors',
        translateGroups(
          filterGroups((group) => group !== ELEVATION),
          toModes,
        ),
        'Roles',
      )}\n` +
      writeObject(
        'shadows',
        translateGroups(
          filterGroups((group) => group === ELEVATION),
          toModes,
        ),
        'Roles',
      ),
    'script-sizes.css': writeScriptRules({ indic, tall }),
    'scale-values.ts':
      `${NOTICE}\ntype Scale = Readonly<Record<string, Readonly<Record<string, string>>>>;\n\n` +
      `${writeObject('scales', toCss(base), 'Scale')}\n` +
      `/** Overrides of the compact density. */\n${writeObject('compact', toCss(compact), override)}\n` +
      `/** Overrides on phones. */\n${writeObject('phone', toCss(phone), override)}`,
  };
  const options = await resolveConfig(new URL('../../package.json', import.meta.url));
  const written = Object.entries(files).map(async ([name, text]) => [
    name,
    await format(text, { ...options, parser: name.endsWith('.css') ? 'css' : 'typescript' }),
  ]);
  return Object.fromEntries(await Promise.all(written));
}
