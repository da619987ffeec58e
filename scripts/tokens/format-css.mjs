/** Formats token values of the DTCG format 2025.10 as CSS. Each throws on a value that its type does not allow. */

const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

/** Returns red, green and blue from 0 to 255, and alpha from 0 to 1. */
export function readColor({ colorSpace, components, alpha = 1, hex }, path) {
  const areValid = Array.isArray(components) && components.length === 3 && [...components, alpha].every(isNumber);
  if (colorSpace !== 'srgb' || !areValid || [...components, alpha].some((part) => part < 0 || part > 1))
    throw new Error(`${path} is not an sRGB colour.`);
  const channels = components.map((component) => Math.round(component * 255));
  const ownHex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  if (hex !== undefined && hex !== ownHex)
    throw new Error(`${path} has the hex ${hex}, but its components are ${ownHex}.`);
  return { channels, alpha, hex: ownHex };
}

function formatColor(value, path) {
  const { alpha, hex } = readColor(value, path);
  return alpha === 1
    ? hex
    : hex +
        Math.round(alpha * 255)
          .toString(16)
          .padStart(2, '0');
}

function formatDimension({ value, unit }, path) {
  if (!isNumber(value) || (unit !== 'px' && unit !== 'rem')) throw new Error(`${path} is not a size in px or rem.`);
  return value === 0 ? '0' : `${value}${unit}`;
}

function formatShadow(value, path) {
  return [value]
    .flat()
    .map(({ color, offsetX, offsetY, blur, spread }) => {
      const { channels, alpha } = readColor(color, path);
      const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
      const sizes = lengths.map((length) => formatDimension(length, path)).join(' ');
      return `${sizes} rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
    })
    .join(', ');
}

function formatDuration({ value, unit }, path) {
  if (!isNumber(value) || unit !== 'ms') throw new Error(`${path} is not a duration in ms.`);
  return `${value}ms`;
}

const formatFamily = (name) => (/^[\w-]+$/.test(name) ? name : `'${name.replaceAll("'", '')}'`);

const formatFontStack = (value) => [value].flat().map(formatFamily).join(', ');

const formatEasing = (points) => `cubic-bezier(${points.join(', ')})`;

function formatNumber(value, path) {
  if (!isNumber(value)) throw new Error(`${path} is not a number.`);
  return String(value);
}

const FORMATS = {
  color: formatColor,
  dimension: formatDimension,
  shadow: formatShadow,
  duration: formatDuration,
  cubicBezier: formatEasing,
  fontFamily: formatFontStack,
  fontWeight: formatNumber,
  number: formatNumber,
};

/** Formats a resolved token. Throws when its type is unknown. */
export function formatCss({ type, value }, path) {
  const format = FORMATS[type];
  if (format === undefined) throw new Error(`${path} has the type ${type}, which the generator does not know.`);
  return format(value, path);
}
