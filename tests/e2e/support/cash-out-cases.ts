const formatGrouped = (amount: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(Math.abs(amount));
export const formatSigned = (amount: number) => `${amount < 0 ? '−' : '+'}${formatGrouped(amount)}`;

export const favourite = { A: { back: ['1.58'], lay: ['1.60'] }, B: { back: ['2.66'], lay: ['2.72'] } } as const;
export const threeWay = {
  H: { back: ['2.20'], lay: ['2.24'] },
  D: { back: ['3.40'], lay: ['3.50'] },
  A: { back: ['3.75'], lay: ['3.90'] },
} as const;
/** Bets whose results are 70, 20 and −90 if H, D or A wins. */
export const threeWayBacks = [
  { runner: 0, stake: 40, price: '4.00' },
  { runner: 1, stake: 50, price: '2.20' },
] as const;
export const placedBacks = [{ runner: 0, stake: 1000, price: '1.85' }] as const;
