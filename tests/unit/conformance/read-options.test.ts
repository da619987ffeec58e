import { describe, expect, test } from 'vitest';
import { readOptions, usage } from '../../../scripts/conformance/read-options.mjs';

describe('readOptions', () => {
  const required = ['--api', 'https://exchange.example/api/v1/', '--user', 'demo', '--password', 'Demo1234'];

  test('reads address, account and market', () => {
    expect(readOptions([...required, '--bets', '1.2', '--stake', '12.5'], {}).check).toMatchObject({
      api: 'https://exchange.example/api/v1',
      userName: 'demo',
      origin: null,
      bets: { marketId: '1.2', stake: 1250 },
    });
  });

  test('reads the session line', () => {
    const { check } = readOptions([...required, '--session-bets', '30253315_520'], {});
    expect(check).toMatchObject({ bets: { marketId: undefined, fancyId: '30253315_520', stake: undefined } });
  });

  test('takes the password from the environment', () => {
    const argv = required.slice(0, 4);
    expect(readOptions(argv, { CONFORMANCE_PASSWORD: 'secret' }).check).toMatchObject({ password: 'secret' });
  });

  test.each([
    [['--user', 'demo'], '--api is missing.'],
    [required.slice(0, 2), '--user is missing.'],
    [[...required, '--origin', 'app.example'], '--origin is no origin'],
    [[...required, '--stream', 'https://exchange.example'], '--stream is no ws or wss address'],
    [[...required, '--stake', '5'], '--stake needs --bets or --session-bets.'],
    [[...required, '--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j with one line', (argv, problem) => {
    expect(readOptions(argv, {}).problem).toContain(problem);
  });

  test('the usage names every option and exit code', () => {
    for (const option of ['--api', '--bets', '--stream', '--origin', '--json', '--junit', 'Exit code'])
      expect(usage).toContain(option);
  });
});
