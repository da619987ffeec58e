import { parseHex } from '../contrast.ts';

/**
 * Colour vision as matrices over linear red, green and blue: usual, and its complete deficiencies (Machado, Oliveira
 * and Fernandes 2009).
 */
const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

const LONG = [0.4122214708, 0.5363325363, 0.0514459929];
const MIDDLE = [0.2119034982, 0.6806995451, 0.1073969566];
const SHORT = [0.0883024619, 0.2817188376, 0.6299787005];

const sumProducts = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const linearize = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Converts linear red, green and blue to OKLab (Ottosson 2020). */
function toLab(rgb: readonly number[]): readonly number[] {
  const cones = [LONG, MIDDLE, SHORT].map((weights) => Math.cbrt(sumProducts(weights, rgb)));
  return [
    sumProducts(cones, [0.2104542553, 0.793617785, -0.0040720468]),
    sumProducts(cones, [1.9779984951, -2.428592205, 0.4505937099]),
    sumProducts(cones, [0.0259040371, 0.7827717662, -0.808675766]),
  ];
}

/** Returns the OKLab values of `#rrggbb` in each vision. */
export function simulateVision(hex: string): readonly (readonly number[])[] {
  const rgb = (parseHex(hex) ?? []).map(linearize);
  return Object.values(VISIONS).map((matrix) =>
    toLab([0, 3, 6].map((row) => Math.max(0, sumProducts(matrix.slice(row, row + 3), rgb)))),
  );
}

/** Returns the distance of two colours in OKLab, in the vision that distinguishes them least. */
export const measureLeastDifference = (
  one: readonly (readonly number[])[],
  other: readonly (readonly number[])[],
): number =>
  Math.min(...one.map((lab, at) => Math.hypot(...lab.map((value, part) => value - (other[at]?.[part] ?? 0)))));
