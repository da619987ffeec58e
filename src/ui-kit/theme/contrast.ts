type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`. Returns null for other text. */
export function parseHex(text: string): Rgb | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

const linearizeChannel = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const calculateLuminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linearizeChannel(red) + 0.7152 * linearizeChannel(green) + 0.0722 * linearizeChannel(blue);

/** Calculates the WCAG contrast of two colours, 1 to 21. */
export function calculateContrastRatio(first: Rgb, second: Rgb): number {
  const [darker = 0, lighter = 0] = [calculateLuminance(first), calculateLuminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export const calculateContrast = (first: string, second: string): number | null => {
  const [a, b] = [parseHex(first), parseHex(second)];
  return a && b ? calculateContrastRatio(a, b) : null;
};

/** Blends `share` of `top` over `bottom`, each channel rounded. */
export const mix = (top: Rgb, bottom: Rgb, share: number): Rgb => {
  const blend = (at: 0 | 1 | 2) => Math.round(top[at] * share + bottom[at] * (1 - share));
  return [blend(0), blend(1), blend(2)];
};

export const formatHex = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
export type { Rgb };
