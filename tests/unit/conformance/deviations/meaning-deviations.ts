import type { Change, ProxiedCall } from '../deviating-server.ts';
import { changeRows, changeText, changeValue, type Deviation, respondTo, setValue } from './deviation.ts';

const HOME = 'match/homeMatchesV2';
const MARKETS = 'match/matchDetails';
const SAVE_BET = 'bet/saveBet';

interface WireSides {
  readonly availableToBack: readonly { readonly price: number }[];
  readonly availableToLay: readonly { readonly price: number }[];
}

const addHundredth = (value: unknown): number => Math.round(Number(value) * 100 + 1) / 100;

/** Changes the responses to a call that follow the first bet. */
const changeAfterBet = (path: string, createChange: () => Change) => (): Change => {
  const change = createChange();
  let hasBet = false;
  return (call) => {
    if (call.path === SAVE_BET && call.method === 'POST') hasBet = true;
    return hasBet && call.path === path ? change(call) : null;
  };
};

const readStake = ({ body }: ProxiedCall): number => (JSON.parse(body) as { stack: number }).stack;

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
  {
    title: 'a server that ignores the key and places two bets',
    call: 'bet/saveBet (the key of the back bet again)',
    path: 'data',
    severity: 'breaks',
    needsBets: true,
    createChange: () => {
      const known = new Set<string>();
      return (call) => {
        const key = call.headers['idempotency-key'] ?? '';
        const isRepeated = call.path === SAVE_BET && known.has(key);
        known.add(key);
        if (!isRepeated) return null;
        return call.forward({ headers: { ...call.headers, 'idempotency-key': `${key}-again` } });
      };
    },
  },
  {
    title: 'a refusal that places the bet anyway',
    call: 'bet/saveBet (a bet to refuse)',
    path: 'data',
    severity: 'breaks',
    needsBets: true,
    createChange: respondTo(SAVE_BET, async (call) => {
      if (readStake(call) >= 100) return null;
      const body = call.body.replace(/"stack":[\d.]+/, '"stack":100');
      const placed = await call.forward({ body });
      return { ...placed, body: JSON.stringify({ status: false, msg: 'Price changed' }) };
    }),
  },
  {
    title: 'a balance that is one paisa off after a bet',
    call: 'user/getUserBalanceV1 (after the back bet)',
    path: 'data.balance',
    severity: 'breaks',
    needsBets: true,
    createChange: changeAfterBet(
      'user/getUserBalanceV1',
      changeValue('user/getUserBalanceV1', 'data.balance', addHundredth),
    ),
  },
  {
    title: 'a position that is one paisa off after a bet',
    call: 'bet/getTeamPosition (after the back bet)',
    path: 'data{}.win_loss',
    severity: 'breaks',
    needsBets: true,
    createChange: changeAfterBet(
      'bet/getTeamPosition',
      changeText('bet/getTeamPosition', (text) =>
        text.replace(/"win_loss":(-?[\d.]+)/, (_, result) => `"win_loss":${addHundredth(result)}`),
      ),
    ),
  },
  {
    title: 'a bet on the other side in the list',
    call: 'bet/bets (after the back bet)',
    path: 'data[0].is_back',
    severity: 'breaks',
    needsBets: true,
    createChange: changeAfterBet(
      'bet/bets',
      changeRows('bet/bets', 'data', (rows) => rows.map((row) => ({ ...row, is_back: row['is_back'] === 1 ? 0 : 1 }))),
    ),
  },
  {
    title: 'bets without the key of their request',
    call: 'bet/bets (after the back bet)',
    path: 'data[0].reference',
    severity: 'tolerated',
    needsBets: true,
    createChange: changeAfterBet(
      'bet/bets',
      changeRows('bet/bets', 'data', (rows) => rows.map((row) => ({ ...row, reference: null }))),
    ),
  },
];
