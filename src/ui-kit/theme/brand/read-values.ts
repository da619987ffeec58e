import { formatHex, parseHex } from '../contrast.ts';
import { brandLimits } from './brand-roles.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/**
 * Reads a colour: an opaque sRGB colour of the DTCG format, or `#rgb` and `#rrggbb` as a short form of it. Returns
 * `#rrggbb` that this function wrote itself, or null.
 */
export function readHex(value: unknown): string | null {
  if (typeof value === 'string') {
    const rgb = parseHex(value);
    return rgb && formatHex(rgb);
  }
  if (!isRecord(value) || value['colorSpace'] !== 'srgb' || (value['alpha'] ?? 1) !== 1) return null;
  const components = value['components'];
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isPart)) return null;
  const [red = 0, green = 0, blue = 0] = components.map((part) => Math.round(part * 255));
  return formatHex([red, green, blue]);
}

/** Reads a size in whole or broken pixels, from 0 to `max`. Accepts `{ "value": 8, "unit": "px" }` and `"8px"`. */
export function readPx(value: unknown, max: number): string | null {
  const text = isRecord(value) && value['unit'] === 'px' ? value['value'] : null;
  const short = typeof value === 'string' ? /^(\d{1,3}(?:\.\d{1,2})?)px$/.exec(value)?.[1] : undefined;
  const size = short === undefined ? text : Number(short);
  return typeof size === 'number' && size >= 0 && size <= max ? `${size}px` : null;
}

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u;
const GENERIC = /^(system-ui|sans-serif|serif|monospace|ui-rounded)$/;

/** The letters that a brand's font lacks (script-fonts.css). */
const SCRIPTS = "'Noto Scripts'";

/**
 * Reads font stacks into a CSS list, each name quoted. The fonts of other scripts stand before the first
 * family of the system, which draws letters too.
 */
export function readFontStack(value: unknown): string | null {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (names.length === 0 || names.length > brandLimits.fontNames) return null;
  if (!names.every((name): name is string => typeof name === 'string' && FAMILY.test(name))) return null;
  const firstGeneric = names.findIndex((name) => GENERIC.test(name));
  const stack = names.map((name) => (GENERIC.test(name) ? name : `'${name}'`));
  return stack.toSpliced(firstGeneric < 0 ? stack.length : firstGeneric, 0, SCRIPTS).join(', ');
}

/** Reads a text of 1 to `max` characters without control characters. */
export function readShortText(value: unknown, max: number): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text !== '' && text.length <= max && !/[\p{Cc}\p{Cf}]/u.test(text) ? text : null;
}
