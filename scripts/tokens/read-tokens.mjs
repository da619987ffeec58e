import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCss } from './format-css.mjs';

const RESOLVER = 'exchange.resolver.json';
const ALIAS = /^\{(.+)\}$/;

/** Merges token files; a later file replaces the tokens of an earlier one. */
function merge(target, source) {
  for (const [key, value] of Object.entries(source)) {
    const isGroup = typeof value === 'object' && value !== null && !('$value' in value) && !key.startsWith('$');
    target[key] = isGroup ? merge({ ...target[key] }, value) : value;
  }
  return target;
}

/** Lists the tokens of a group as `[path, token]`. A token without a type has that of its group. */
function listTokens(group, path = [], type = undefined) {
  const ownType = group.$type ?? type;
  return Object.entries(group).flatMap(([key, value]) => {
    if (key.startsWith('$')) return [];
    if (/[{}.]/.test(key)) throw new Error(`The name ${key} contains a character that an alias cannot hold.`);
    const at = [...path, key];
    return '$value' in value
      ? [[at.join('.'), { type: ownType, ...readToken(value) }]]
      : listTokens(value, at, ownType);
  });
}

const readToken = ({ $type, $value }) => ({ ...($type && { type: $type }), value: $value });

/** Follows aliases. Throws on an unknown alias and on a circle. */
function resolveToken(tokens, path, chain = []) {
  const token = tokens.get(path);
  if (token === undefined) throw new Error(`No token is named ${path} (from ${chain.join(' → ')}).`);
  if (chain.includes(path)) throw new Error(`These tokens name each other: ${[...chain, path].join(' → ')}.`);
  const alias = typeof token.value === 'string' ? ALIAS.exec(token.value)?.[1] : undefined;
  if (alias === undefined) return token;
  const found = resolveToken(tokens, alias, [...chain, path]);
  if (token.type !== undefined && token.type !== found.type)
    throw new Error(`${path} is a ${token.type}, but ${alias} is a ${found.type}.`);
  return found;
}

const collectTokens = (files) => new Map(files.flatMap((file) => listTokens(file)));

/** Resolves the tokens of one file against the primitives, as `{ group: { role: { type, value, css } } }`. */
function resolveFile(primitives, file) {
  const own = listTokens(file);
  const tokens = new Map([...primitives, ...own]);
  const groups = {};
  for (const [path] of own) {
    const [group, role, ...rest] = path.split('.');
    if (role === undefined || rest.length > 0) throw new Error(`${path} is not "group.role".`);
    const token = resolveToken(tokens, path);
    (groups[group] ??= {})[role] = { ...token, css: formatCss(token, path), alias: tokens.get(path).value };
  }
  return groups;
}

const listPaths = (groups) =>
  Object.entries(groups)
    .flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))
    .sort();

/** Throws when a context names tokens that the default one lacks, or lacks some: every mode holds every role. */
function checkSameRoles(contexts) {
  const [[first, reference], ...others] = Object.entries(contexts);
  const expected = listPaths(reference);
  for (const [name, groups] of others) {
    const found = listPaths(groups);
    const missing = expected.filter((path) => !found.includes(path));
    const unknown = found.filter((path) => !expected.includes(path));
    if (missing.length > 0) throw new Error(`The mode ${name} lacks ${missing.join(', ')}, which ${first} has.`);
    if (unknown.length > 0) throw new Error(`The mode ${name} has ${unknown.join(', ')}, which ${first} lacks.`);
  }
}

/**
 * Reads the token files that the resolver names. `read`: returns the JSON of a file name; tests pass their own.
 *
 * Throws on an unknown alias, on a mode that lacks a role, and on an override of a size that does not exist.
 */
export function readTokens(read) {
  const { sets, modifiers } = read(RESOLVER);
  const load = (sources) => sources.map(({ $ref }) => read($ref)).reduce(merge, {});
  const primitives = collectTokens([load(sets.primitives.sources)]);
  const resolve = (sources) => resolveFile(primitives, load(sources));
  const modes = Object.fromEntries(Object.entries(modifiers.mode.contexts).map(([name, at]) => [name, resolve(at)]));
  checkSameRoles(modes);
  const base = resolve(sets.base.sources);
  const overrides = {
    compact: resolve(modifiers.density.contexts.compact),
    phone: resolve(modifiers.device.contexts.phone),
    indic: resolve(modifiers.script.contexts.indic),
    tall: resolve(modifiers.script.contexts.tall),
  };
  for (const [name, groups] of Object.entries(overrides)) {
    const unknown = listPaths(groups).filter((path) => !listPaths(base).includes(path));
    if (unknown.length > 0) throw new Error(`${name} overrides ${unknown.join(', ')}, which base.tokens.json lacks.`);
  }
  return { primitives, modes, base, ...overrides };
}

/** Reads a token file of a folder. */
export const createFolderReader = (folder) => (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
