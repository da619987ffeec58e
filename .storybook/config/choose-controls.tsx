import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/csf';
import { Badge } from '#ui-kit';

/** Contents that a reader can put into a part of a component. Without a choice it has the content of the story. */
const SAMPLE_CONTENTS = {
  'a text': 'A text',
  'a badge': <Badge tone="accent">Badge</Badge>,
  nothing: null,
} as const;

/** Values that the kit writes as numbers of hundredths. */
const HUNDREDTHS = /^(Money|Odds|BetPrice|MarketPrice|PayoutPer100|LineRun)$/;

type PropControl = Pick<InputType, 'options' | 'mapping' | 'control'>;

/** Whether an editor can write the value as JSON and read it again: it has no functions, elements or files in it. */
function isPlainData(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || isValidElement(value)) return false;
  if (typeof value !== 'object' || value === null) return true;
  const { prototype } = Object;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === prototype;
  return isPlain && Object.values(value).every(isPlainData);
}

/** Parts of a union without null: `string | null` has one, `string`. */
const listParts = (summary: string): readonly string[] =>
  summary
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== 'null' && part !== 'undefined');

/**
 * Returns the control of a prop. `summary`: its type as the props table shows it. `value`: the value of the story. Null
 * leaves the choice to Storybook.
 */
export function chooseControl(summary: string, value: unknown): PropControl | null {
  const parts = listParts(summary);
  if (parts.includes('ReactNode'))
    return {
      options: Object.keys(SAMPLE_CONTENTS),
      mapping: SAMPLE_CONTENTS,
      control: typeof value === 'string' ? { type: 'text' } : { type: 'select' },
    };
  if (!isPlainData(value) || /^Ref<|\bFile\b|=>/.test(summary)) return { control: false };
  if (parts.every((part) => part === 'string')) return { control: { type: 'text' } };
  if (parts.every((part) => part === 'number' || HUNDREDTHS.test(part))) return { control: { type: 'number' } };
  // An editor that begins with an empty object would draw "[object Object]".
  return value === undefined && /^[A-Z]|^\{|\[\]$/.test(summary) ? { control: false } : null;
}

/**
 * Gives each prop a control that works. By default Storybook shows radio buttons for a short union, and an editor of
 * objects for a part such as an icon.
 */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (typeof argType.type === 'object' && argType.type.name === 'enum' && argType.control === undefined)
        return [name, { ...argType, control: { type: 'select' as const } }];
      const summary = argType.table?.type?.summary;
      const chosen = summary === undefined ? null : chooseControl(summary, initialArgs[name]);
      return [name, chosen === null ? argType : { ...argType, ...chosen }];
    }),
  );
