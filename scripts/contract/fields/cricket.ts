import { type CallText, type FieldTexts, prefixPaths } from './call-text.ts';

const lineFields: FieldTexts = {
  fancy_id: 'The session line: `<match_id>_<number>`. The app reads the match from it.',
  fancy_name: ['Name of the line, such as "20 over run IND".', 'The row has no name.'],
  category: [
    'Group of the line: 0 fancy, 1 session, 2 over by over, 3 ball by ball, 6 odd or even. Another code is the group Other.',
    'The line stands in the group Other.',
  ],
  chronology: ['Place of the line in the list, the smallest first.', 'The line stands first.'],
  LayPrice1: ['Run of NO (left): the bet wins below it.', 'NO takes no bet.'],
  LaySize1: ['Payout on 100 of NO, above 0.', 'NO takes no bet.'],
  BackPrice1: ['Run of YES (right): the bet wins at or above it.', 'YES takes no bet.'],
  BackSize1: ['Payout on 100 of YES, above 0.', 'YES takes no bet.'],
  GameStatus: [
    'Empty when the line takes bets. Any text ("Ball Running", "Suspended", "Closed") covers the row and locks it.',
    'The line takes bets.',
  ],
  MarkStatus: ['1 when the rate has just changed.', 'The row has no mark.'],
  Min: ['Smallest stake.', 'The row shows 0.'],
  Max: ['Largest stake.', 'The row shows 0.'],
  news: ['A remark of the operator on the line.', 'The row has no remark.'],
};

export const cricketCalls = {
  getFancies: {
    summary: 'Read the session lines of a match',
    details:
      'The match page polls it like `match/matchDetails`. Send every line each time: a line that is missing disappears.',
    request: { match_id: 'The match.', combine: 'Always true: lines of every group in one list.' },
    response: {
      ...prefixPaths('[]', lineFields),
      data: 'The lines, where the payload is an object.',
      ...prefixPaths('data[]', lineFields),
      fancy_category: ['Names of the groups by their code. A name wins over the number.', 'The codes above apply.'],
    },
    payload: 'A list of lines, or an object with the lines under `data` and the names of the groups.',
  },
  getRunTimeFancyPosition: {
    summary: "Read the bettor's bets on a session line",
    details: 'The panel Book sends it. The app calculates what the line pays at each number of runs from these bets.',
    request: { fancy_id: 'The session line.' },
    response: {
      bets_fancies: 'The bets that stand on the line.',
      ...prefixPaths('bets_fancies[]', {
        run: ['The run of the bet, from 0.', 'The bet counts at 0 runs, so always send it.'],
        is_back: ['1 is YES, 0 is NO.', 'The bet counts as NO, so always send it.'],
        size: ['Payout on 100.', 'The payout is 100.'],
        stack: 'The stake.',
      }),
      fancy_position: ['Not read: the app calculates the bands from the bets.', 'Nothing changes.'],
      liability: ['Not read.', 'Nothing changes.'],
      profit: ['Not read.', 'Nothing changes.'],
    },
    payload: 'The bets.',
  },
  score: {
    summary: 'Read the score of a match',
    details:
      'The head of a match and the dashboard show it for cricket, soccer and tennis. The app polls it in play. `status: false` with empty data means that the match has no score.',
    request: { match_id: 'The match.' },
    response: {
      sport: ['`cricket`, `soccer` or `tennis`. It decides which fields follow.', 'The score is read as cricket.'],
      status: ['A text for the state, such as "Innings break". Empty during play.', 'The score has no text.'],
      team: ['Cricket: short name of the team at bat.', 'The score has no name.'],
      innings: ['Cricket: 1 or 2.', 'The score is of the first innings.'],
      runs: ['Cricket: runs of the innings.', 'The score shows 0.'],
      wickets: ['Cricket: wickets lost, 0 to 10.', 'The score shows 0.'],
      overs: ['Cricket: overs and balls, "16.2".', 'The score shows 0 overs.'],
      balls: ['Cricket: the last balls, the oldest first.', 'No balls are shown.'],
      ...prefixPaths('balls[]', {
        runs: ['Runs of the ball.', 'The ball shows 0.'],
        wicket: ['1 when a wicket fell.', 'The ball has no wicket.'],
        extra: ['1 when the ball was a wide or no-ball.', 'The ball counts as a legal one.'],
      }),
      need_runs: ['Cricket: runs that the team still needs.', 'The score says nothing about the target.'],
      need_balls: ['Cricket: balls that are left for them.', 'The score says nothing about the target.'],
      lines: ['Cricket: runs so far of each session line, by fancy id.', 'The panel Book marks no present run.'],
      home: ['Soccer: name of the first team.', 'The score has no name.'],
      away: ['Soccer: name of the second team.', 'The score has no name.'],
      home_goals: ['Soccer: goals of the first team.', 'The score shows 0.'],
      away_goals: ['Soccer: goals of the second team.', 'The score shows 0.'],
      minute: ['Soccer: minute of the match, from 0.', 'The score shows 0.'],
      added: ['Soccer: minutes of added time.', 'The score shows none.'],
      half: ['Soccer: 1 or 2. Null in a break.', 'The score names no half.'],
      first: ['Tennis: name of the first player.', 'The score has no name.'],
      second: ['Tennis: name of the second player.', 'The score has no name.'],
      sets: ['Tennis: the sets in order, the present one last. The app shows the last five.', 'No sets are shown.'],
      ...prefixPaths('sets[]', {
        first: ['Games of the first player.', 'The set shows 0.'],
        second: ['Games of the second player.', 'The set shows 0.'],
      }),
      first_points: [
        'Tennis: points of the first player in the game: "0", "15", "30", "40", "AD".',
        'No points are shown.',
      ],
      second_points: ['Tennis: points of the second player.', 'No points are shown.'],
      server: ['Tennis: 1 or 2, who serves.', 'No player is marked.'],
    },
    payload: 'The score of one sport, or null.',
    feature: 'score',
  },
} satisfies Record<string, CallText>;
