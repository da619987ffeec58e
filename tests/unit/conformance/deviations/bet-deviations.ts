import type { Change, ProxiedCall } from '../deviating-server.ts';
import { addHundredth, changeRows, changeText, changeValue, type Deviation, respondTo } from './deviation.ts';

const SAVE_BET = 'bet/saveBet';
const SAVE_LINE_BET = 'bet/saveFancyBet';
const SAVE_MULTI_BET = 'bet/saveHrBet';

/** Changes the responses to a call that follow the first bet. */
const changeAfterBet = (path: string, createChange: () => Change) => (): Change => {
  const change = createChange();
  let hasBet = false;
  return (call) => {
    if (call.path.startsWith('bet/save') && call.method === 'POST') hasBet = true;
    return hasBet && call.path === path ? change(call) : null;
  };
};

/** Places each repeated request again. */
const ignoreKeyOf = (path: string) => (): Change => {
  const known = new Set<string>();
  return (call) => {
    const key = call.headers['idempotency-key'] ?? '';
    const isRepeated = call.path === path && known.has(key);
    known.add(key);
    if (!isRepeated) return null;
    return call.forward({ headers: { ...call.headers, 'idempotency-key': `${key}-again` } });
  };
};

const readStake = ({ body }: ProxiedCall): number => (JSON.parse(body) as { stack: number }).stack;
const refusal = JSON.stringify({ status: false, msg: 'Price changed' });

/** Deviations that show only when bets are placed. */
export const betDeviations: readonly Deviation[] = [
  {
    title: 'a server that ignores the key and places two bets',
    call: 'bet/saveBet (the key of the back bet again)',
    path: 'data',
    severity: 'breaks',
    betOn: 'market',
    createChange: ignoreKeyOf(SAVE_BET),
  },
  {
    title: 'a refusal that places the bet anyway',
    call: 'bet/saveBet (a bet to refuse)',
    path: 'data',
    severity: 'breaks',
    betOn: 'market',
    createChange: respondTo(SAVE_BET, async (call) => {
      if (readStake(call) >= 100) return null;
      const body = call.body.replace(/"stack":[\d.]+/, '"stack":100');
      const placed = await call.forward({ body });
      return { ...placed, body: refusal };
    }),
  },
  {
    title: 'a balance that is one paisa off after a bet',
    call: 'user/getUserBalanceV1 (after the back bet)',
    path: 'data.balance',
    severity: 'breaks',
    betOn: 'market',
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
    betOn: 'market',
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
    betOn: 'market',
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
    betOn: 'market',
    createChange: changeAfterBet(
      'bet/bets',
      changeRows('bet/bets', 'data', (rows) => rows.map((row) => ({ ...row, reference: null }))),
    ),
  },
  {
    title: 'a server that ignores the key of a session bet',
    call: 'bet/saveFancyBet (the key of the YES bet again)',
    path: 'data',
    severity: 'breaks',
    betOn: 'line',
    createChange: ignoreKeyOf(SAVE_LINE_BET),
  },
  {
    title: 'a session bet that stands on another run',
    call: 'bet/bets (after the YES bet)',
    path: 'data[0].odds',
    severity: 'breaks',
    // The app takes the results of a line from another call.
    alsoIn: ['fancy/getRunTimeFancyPosition', 'user/getUserBalanceV1'],
    betOn: 'line',
    createChange: changeAfterBet(
      'bet/bets',
      changeRows('bet/bets', 'data', (rows) => rows.map((row) => ({ ...row, odds: Number(row['odds']) + 1 }))),
    ),
  },
  {
    title: 'a session line that lists none of its bets',
    call: 'fancy/getRunTimeFancyPosition (after the YES bet)',
    path: 'data.bets_fancies',
    severity: 'breaks',
    betOn: 'line',
    createChange: changeAfterBet(
      'fancy/getRunTimeFancyPosition',
      changeRows('fancy/getRunTimeFancyPosition', 'data.bets_fancies', () => []),
    ),
  },
  {
    title: 'a session bet on a run of the past that stands',
    call: 'bet/saveFancyBet (a run that the line does not offer)',
    path: 'status',
    severity: 'breaks',
    betOn: 'line',
    createChange: () => {
      const runs: number[] = [];
      return (call) => {
        if (call.path !== SAVE_LINE_BET) return null;
        const { run } = JSON.parse(call.body) as { run: number };
        const [first = run] = runs;
        runs.push(run);
        // The bet on YES had the run of the line, and the bet to refuse has the next one.
        return run === first + 1 ? call.forward({ body: call.body.replace(/"run":\d+/, `"run":${first}`) }) : null;
      };
    },
  },
  {
    title: 'a server that ignores the key of a multi bet',
    call: 'bet/saveHrBet (the key of the multi bet again)',
    path: 'data',
    severity: 'breaks',
    betOn: 'race',
    createChange: ignoreKeyOf(SAVE_MULTI_BET),
  },
  {
    title: 'a multi bet of which one half stands although the other is refused',
    call: 'bet/saveHrBet (one of two bets to refuse)',
    path: 'data',
    severity: 'breaks',
    betOn: 'race',
    createChange: respondTo(SAVE_MULTI_BET, async (call) => {
      const [first, second] = JSON.parse(call.body) as readonly { readonly stack: number }[];
      if (first === undefined || first.stack === second?.stack) return null;
      const placed = await call.forward({ path: SAVE_BET, body: JSON.stringify(first) });
      return { ...placed, body: refusal };
    }),
  },
];
