export const texts = {
  name: (side: string, runner: string, price: string, size: string | null) => (size === null ? `${side} ${runner} at ${price}` : `${side} ${runner} at ${price}, ${size} available`),
  noPrice: (side: string, runner: string) => `${side} ${runner}, no price`,
} as const;
