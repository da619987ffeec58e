import { addHundredth, changeRows, changeText, changeValue, type Deviation, setValue } from './deviation.ts';

const HOME = 'match/homeMatchesV2';
const MARKETS = 'match/matchDetails';

interface WireSides {
  readonly availableToBack: readonly { readonly price: number }[];
  readonly availableToLay: readonly { readonly price: number }[];
}

/** Deviations that every schema accepts: prices, ids and money that make no sense. */
export const meaningDeviations: readonly Deviation[] = [
  {
    title: 'crossed prices',
    call: HOME,
    path: 'data[0].runners[0].ex',
    severity: 'breaks',
    createChange: changeValue(HOME, 'data.0.runners.0.ex', (sides) => {
      const { availableToBack: back, availableToLay: lay } = sides as WireSides;
      return { availableToBack: lay.slice(0, 1), availableToLay: back.slice(0, 1) };
    }),
  },
  {
    title: 'the best price last',
    call: `${MARKETS} (a race)`,
    path: 'data[0].runners[1].ex.availableToBack',
    severity: 'breaks',
    createChange: changeValue(MARKETS, 'data.0.runners.1.ex', (sides) => {
      const { availableToBack, ...others } = sides as WireSides;
      return { ...others, availableToBack: availableToBack.toReversed() };
    }),
  },
  {
    title: 'odds beyond 1000',
    call: MARKETS,
    path: 'data[0].runners[0].ex.availableToLay[2].price',
    severity: 'breaks',
    createChange: setValue(MARKETS, 'data.0.runners.0.ex.availableToLay.2.price', 5_000),
  },
  {
    title: 'two rows with one id',
    call: 'sports/getSports',
    path: 'data[1].sport_id',
    severity: 'breaks',
    createChange: changeRows('sports/getSports', 'data', (rows) =>
      rows.map((row, index) => (index === 1 ? { ...row, sport_id: rows[0]?.['sport_id'] } : row)),
    ),
  },
  {
    title: 'two runners with one id',
    call: MARKETS,
    path: 'data[0].runners[1].selectionId',
    severity: 'breaks',
    createChange: changeRows(MARKETS, 'data.0.runners', (rows) =>
      rows.map((row, index) => (index === 1 ? { ...row, selectionId: rows[0]?.['selectionId'] } : row)),
    ),
  },
  {
    title: 'a bet of another match',
    call: 'bet/bets',
    path: 'data[0].match_id',
    severity: 'breaks',
    createChange: setValue('bet/bets', 'data.0.match_id', 'other'),
  },
  {
    title: 'exposures that differ from the balance',
    call: 'bet/getExposures',
    path: 'data[].liability',
    severity: 'breaks',
    createChange: changeValue('bet/getExposures', 'data.0.liability', (exposure) => Number(exposure) - 1),
  },
  {
    title: 'a statement that does not add up',
    call: 'account/statements',
    path: 'data[3].balance',
    severity: 'breaks',
    createChange: changeText('account/statements', (text) => {
      const { data, ...envelope } = JSON.parse(text) as { data: { balance: number }[] };
      const rows = data.map((row, index) => (index < 3 ? row : { ...row, balance: addHundredth(row.balance) }));
      return JSON.stringify({ ...envelope, data: rows });
    }),
  },
];
