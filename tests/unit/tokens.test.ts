import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { simulateVision } from '#ui-kit/theme/testing/color-vision.ts';
import { createFolderReader, readTokens } from '../../scripts/tokens/read-tokens.mjs';
import { writeFigmaVariables } from '../../scripts/tokens/write-figma.mjs';
import { writeTypeScript } from '../../scripts/tokens/write-typescript.mjs';

const theme = 'src/ui-kit/theme';
const read = createFolderReader(`${theme}/tokens`);
const tokens = readTokens(read);

/** Reads the tokens with a changed copy of one file. */
const readChanged = (file: string, change: (json: Record<string, Record<string, unknown>>) => void) =>
  readTokens((name) => {
    const json = structuredClone(read(name)) as Record<string, Record<string, unknown>>;
    if (name === file) change(json);
    return json;
  });

describe('token files', () => {
  test('hold what the generated TypeScript holds', async () => {
    const files = await writeTypeScript(tokens);
    for (const [name, text] of Object.entries(files))
      expect(readFileSync(`${theme}/generated/${name}`, 'utf8'), 'run npm run tokens:build').toBe(text);
  });

  test('name every semantic colour by a primitive', () => {
    const direct = Object.entries(tokens.modes).flatMap(([mode, groups]) =>
      Object.entries(groups).flatMap(([group, roles]) =>
        Object.entries(roles).flatMap(([role, { type, alias }]) =>
          type === 'color' && typeof alias !== 'string' ? [`${mode}: ${group}.${role}`] : [],
        ),
      ),
    );
    expect(direct).toEqual([]);
  });

  test('name every semantic size by a primitive', () => {
    const direct = Object.entries({ base: tokens.base, compact: tokens.compact, phone: tokens.phone }).flatMap(
      ([file, groups]) =>
        Object.entries(groups).flatMap(([group, roles]) =>
          Object.entries(roles).flatMap(([role, { type, alias }]) =>
            type === 'dimension' && typeof alias !== 'string' ? [`${file}: ${group}.${role}`] : [],
          ),
        ),
    );
    expect(direct).toEqual([]);
  });

  test.each([
    ['space', 'hair tiny small snug base roomy wide vast'],
    ['text', 'micro small quiet body lead title page'],
    ['weight', 'regular medium strong heavy'],
    ['leading', 'tight snug base'],
    ['radius', 'chip cell control card sheet round'],
    ['rule', 'hair bold band'],
    ['control', 'small medium large'],
    ['layer', 'overlay cover sticky header menu toast'],
  ])('order the steps of %s by their names: %s', (group, steps) => {
    const merge = (override: typeof tokens.base) => ({ ...tokens.base[group], ...override[group] });
    for (const override of [{}, tokens.compact, tokens.phone]) {
      const values = steps.split(' ').map((step) => Number.parseFloat(merge(override)[step]?.css ?? ''));
      expect(values).toEqual(values.toSorted((one, other) => one - other));
    }
  });

  test('name primitive colours for their darkness, and primitive sizes for their pixels', () => {
    const wrong = [...tokens.primitives].filter(([path, { value }]) => {
      const step = Number(path.split('.').at(-1));
      if (Number.isNaN(step)) return false;
      if (!path.startsWith('palette.')) {
        const { value: size, unit } = value as { value: number; unit: string };
        return step !== size * (unit === 'rem' ? 16 : 1);
      }
      const [[lightness = 0] = []] = simulateVision((value as { hex: string }).hex);
      return Math.abs((1 - lightness) * 1000 - step) > 10;
    });
    expect(wrong).toEqual([]);
  });
});

describe('readTokens', () => {
  test.each<[string, string, (json: Record<string, Record<string, unknown>>) => void, RegExp]>([
    ['a mode that lacks a role', 'dark.tokens.json', (json) => delete json['ink']?.['soft'], /dark lacks ink\.soft/],
    [
      'a mode with a role of its own',
      'contrast.tokens.json',
      (json) => (json['ink'] = { ...json['ink'], loud: { $value: '{palette.black}' } }),
      /contrast has ink\.loud/,
    ],
    [
      'an alias of nothing',
      'light.tokens.json',
      (json) => (json['ink'] = { ...json['ink'], main: { $value: '{palette.mauve.5}' } }),
      /No token is named palette\.mauve\.5/,
    ],
    [
      'aliases that name each other',
      'light.tokens.json',
      (json) => (json['line'] = { soft: { $value: '{line.strong}' }, strong: { $value: '{line.soft}' } }),
      /name each other: line\.soft → line\.strong/,
    ],
    [
      'an alias of another type',
      'base.tokens.json',
      (json) => (json['space'] = { ...json['space'], hair: { $value: '{palette.white}' } }),
      /space\.hair is a dimension/,
    ],
    [
      'a size that the base lacks',
      'compact.tokens.json',
      (json) => (json['space'] = { ...json['space'], huge: { $value: '{px.40}' } }),
      /compact overrides space\.huge/,
    ],
    [
      'a hex that differs from the components',
      'palette.tokens.json',
      (json) =>
        (json['palette'] = {
          ...json['palette'],
          white: { $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#fffffe' } },
        }),
      /has the hex #fffffe/,
    ],
  ])('refuses %s', (_, file, change, message) => {
    expect(() => readChanged(file, change)).toThrow(message);
  });
});

describe('Figma variables', () => {
  const figma = writeFigmaVariables(tokens);
  const idsOf = (changes: readonly Readonly<Record<string, unknown>>[]) => changes.map(({ id }) => id);

  test('have one value per mode of their collection', () => {
    for (const { id, variableCollectionId } of figma.variables) {
      const modes = figma.variableModes.filter((mode) => mode['variableCollectionId'] === variableCollectionId);
      const values = figma.variableModeValues.filter((value) => value['variableId'] === id);
      expect(values.map((value) => value['modeId'])).toEqual(idsOf(modes));
    }
  });

  test('refer only to variables and modes of the same body', () => {
    const known = new Set([...idsOf(figma.variables), ...idsOf(figma.variableModes)]);
    for (const { variableId, modeId, value } of figma.variableModeValues) {
      expect(known).toContain(variableId);
      expect(known).toContain(modeId);
      if (typeof value === 'object' && value !== null && 'id' in value) expect(known).toContain(value.id);
    }
  });

  test('have unique names within a collection, with channels from 0 to 1', () => {
    const names = figma.variables.map((variable) => [variable['variableCollectionId'], variable['name']].join(' '));
    expect(new Set(names).size).toBe(names.length);
    const colors = figma.variableModeValues.flatMap(({ value }) =>
      typeof value === 'object' && value !== null && 'r' in value
        ? [Object.values(value as Record<string, number>)]
        : [],
    );
    expect(colors.length).toBeGreaterThan(100);
    expect(colors.flat().every((part) => part >= 0 && part <= 1)).toBe(true);
  });
});
