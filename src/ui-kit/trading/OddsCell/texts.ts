export const texts = {
  name: (offer: string, size: string | null) => (size === null ? offer : `${offer}, ${size} available`),
  offer: (side: string, runner: string, price: string) => `${side} ${runner} at ${price}`,
  best: (offer: string) => `${offer}, best price`,
  noPrice: (side: string, runner: string) => `${side} ${runner}, no price`,
} as const;
