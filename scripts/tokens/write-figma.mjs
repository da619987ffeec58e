import { readColor } from './format-css.mjs';

const PX_PER_REM = 16;
/** Types of tokens that Figma variables can hold. Shadows, easings and durations are none of them. */
const TYPES = { color: 'COLOR', dimension: 'FLOAT', number: 'FLOAT', fontWeight: 'FLOAT', fontFamily: 'STRING' };

const toFigmaColor = (value) => {
  const { channels, alpha } = readColor(value, 'A colour for Figma');
  const [r, g, b] = channels.map((channel) => channel / 255);
  return { r, g, b, a: alpha };
};

function toFigmaValue({ type, value, alias }) {
  if (typeof alias === 'string' && alias.startsWith('{'))
    return { type: 'VARIABLE_ALIAS', id: `variable:${alias.slice(1, -1)}` };
  if (type === 'color') return toFigmaColor(value);
  if (type === 'dimension') return value.unit === 'rem' ? value.value * PX_PER_REM : value.value;
  return type === 'fontFamily' ? [value].flat()[0] : value;
}

const listTokens = (groups) =>
  Object.entries(groups).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, token]) => [`${group}.${role}`, token]),
  );

/** Builds the changes that create one collection. `modes`: the tokens of each mode, as `[path, token]`. */
function createCollection(name, modes) {
  const id = `collection:${name}`;
  const [[firstMode, tokens], ...others] = Object.entries(modes).map(([mode, list]) => [
    `mode:${name}:${mode}`,
    list,
    mode,
  ]);
  const isSupported = ([, { type }]) => type in TYPES;
  const names = Object.keys(modes);
  return {
    variableCollections: [{ action: 'CREATE', id, name, initialModeId: firstMode }],
    variableModes: [
      { action: 'UPDATE', id: firstMode, name: names[0], variableCollectionId: id },
      ...others.map(([mode], at) => ({ action: 'CREATE', id: mode, name: names[at + 1], variableCollectionId: id })),
    ],
    variables: tokens.filter(isSupported).map(([path, { type }]) => ({
      action: 'CREATE',
      id: `variable:${path}`,
      name: path.replaceAll('.', '/'),
      variableCollectionId: id,
      resolvedType: TYPES[type],
    })),
    variableModeValues: [[firstMode, tokens], ...others].flatMap(([modeId, list]) =>
      list.filter(isSupported).map(([path, token]) => ({
        variableId: `variable:${path}`,
        modeId,
        value: toFigmaValue(token),
      })),
    ),
  };
}

/**
 * Returns the body of `POST /v1/files/:key/variables` of Figma's REST API. Three collections: the primitives, the
 * colours by mode, and the sizes by density. Figma replaces the temporary ids by its own.
 */
export function writeFigmaVariables({ primitives, modes, base, compact }) {
  const sizes = listTokens(base);
  const overrides = new Map(listTokens(compact));
  const collections = [
    createCollection('Primitives', { value: [...primitives] }),
    createCollection('Colours', Object.fromEntries(Object.entries(modes).map(([name, at]) => [name, listTokens(at)]))),
    createCollection('Sizes', {
      comfortable: sizes,
      compact: sizes.map(([path, token]) => [path, overrides.get(path) ?? token]),
    }),
  ];
  const merge = (key) => collections.flatMap((collection) => collection[key]);
  return {
    variableCollections: merge('variableCollections'),
    variableModes: merge('variableModes'),
    variables: merge('variables'),
    variableModeValues: merge('variableModeValues'),
  };
}
