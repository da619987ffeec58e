export const texts = {
  left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
} as const;
