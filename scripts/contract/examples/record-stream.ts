import { demoPassword } from '#mocks/exchange/state/initial-state.ts';
import { StreamCheckpoints } from '#mocks/stream/subscription.ts';
import type { FancyLine, Market } from '#shared/domain/market/market.ts';
import { units } from '#shared/domain/money/money.ts';
import {
  createAuthenticationRequest,
  createFancySubscriptionRequest,
  createMarketSubscriptionRequest,
  createMatchSubscriptionRequest,
  createOrderSubscriptionRequest,
  createProbeRequest,
} from '#shared/live/transport/socket/stream-requests.ts';
import { findOpenMarket, findUserId, openExampleExchange, waitForOpenLine } from './exchange.ts';
import { connect, type RecordedStream } from './open-stream.ts';
import { shortenLists } from './shorten-lists.ts';

/** One message of the stream. `title` says what it shows. */
export interface StreamExample {
  readonly title: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Examples by message, named as in `asyncapi/request-messages.ts` and `asyncapi/response-messages.ts`. */
export type StreamExamples = Readonly<Record<string, readonly StreamExample[]>>;

/** Runs a connection to the simulated exchange and records an example of every message, in both directions. */
export async function recordStream(): Promise<StreamExamples> {
  const exchange = openExampleExchange();
  const examples = new Map<string, StreamExample[]>();
  const add = (name: string, title: string, message: object | undefined): void => {
    if (message === undefined) throw new Error(`no message for ${name}: ${title}`);
    const shortMessage = shortenLists(message) as StreamExample['message'];
    examples.set(name, [...(examples.get(name) ?? []), { title, message: shortMessage }]);
  };
  try {
    let isDegraded = false;
    const checkpoints = { markets: new StreamCheckpoints<Market>(), lines: new StreamCheckpoints<FancyLine>() };
    const open = (): RecordedStream => connect(exchange, checkpoints, () => isDegraded);
    const userId = findUserId(exchange, 'demo');
    const signedIn = await exchange.accounts.signIn({ userName: 'demo', password: demoPassword });
    const token = signedIn.kind === 'signed-in' ? signedIn.session.accessToken : '';
    const market = findOpenMarket(
      exchange,
      ({ sportId, kind, inPlay }) => sportId === '4' && kind === 'odds' && inPlay,
    );
    const line = waitForOpenLine(exchange);

    const first = open();
    /** Sends a request and returns the messages that follow its status. */
    const send = (stream: RecordedStream, name: string, title: string, request: object) => {
      add(name, title, request);
      stream.connection.receive(JSON.stringify(request));
      const [status, ...rest] = stream.take();
      return { status, rest };
    };

    add('connection', 'first message of a connection', first.take()[0]);
    add(
      'status',
      'accepted',
      send(first, 'authentication', 'after the connection opens', createAuthenticationRequest(1, token)).status,
    );
    const own = send(first, 'orderSubscription', 'own bets and balance', createOrderSubscriptionRequest(2));
    add('ocm', 'the balance, without open bets', own.rest[0]);
    const request = createMarketSubscriptionRequest(3, [market.marketId], 'full', {});
    const image = send(first, 'marketSubscription', 'prices of one market', request).rest[0];
    add('mcm', 'image', image);
    const lines = send(
      first,
      'fancySubscription',
      'session lines of one match',
      createFancySubscriptionRequest(4, [line.matchId], 'full', {}),
    );
    add(
      'fcm',
      'image',
      lines.rest.find((each) => each['op'] === 'fcm'),
    );
    const scores = send(
      first,
      'matchSubscription',
      'score of one match',
      createMatchSubscriptionRequest(5, [line.matchId]),
    );
    add(
      'scm',
      'score',
      scores.rest.find((each) => each['op'] === 'scm'),
    );
    add('status', 'response to a ping', send(first, 'heartbeat', 'ping', createProbeRequest(6)).status);

    first.runTick();
    first.take();
    first.runTick();
    add(
      'mcm',
      'heartbeat',
      first.take().find((each) => each['op'] === 'mcm' && each['ct'] === 'HEARTBEAT'),
    );
    const findNext = (op: string): Readonly<Record<string, unknown>> | undefined => {
      for (let second = 0; second < 600; second += 1) {
        exchange.clock.advance(1_000);
        first.runTick();
        const found = first.take().find((each) => each['op'] === op && !('ct' in each));
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const delta = findNext('mcm');
    add('mcm', 'delta', delta);
    add('fcm', 'delta', findNext('fcm'));

    await exchange.operator.setFancy(line.fancyId, { line: { yes: line.yes, no: line.no } });
    const order = {
      fancyId: line.fancyId,
      side: 'yes' as const,
      run: line.yes.run,
      size: line.yes.size,
      stake: units(200),
    };
    const outcome = exchange.betting.placeFancy(userId, order, undefined);
    exchange.clock.advance(10_000);
    await outcome;
    first.runTick();
    add(
      'ocm',
      'a bet was placed',
      first.take().find((each) => each['op'] === 'ocm'),
    );

    const second = open();
    second.connection.receive(JSON.stringify(createAuthenticationRequest(1, token)));
    second.take();
    const clocks = { initialClk: String(image?.['initialClk']), clk: String(delta?.['clk']) };
    const resumed = send(
      second,
      'marketSubscription',
      'the same market after a broken connection',
      createMarketSubscriptionRequest(2, [market.marketId], 'full', clocks),
    );
    add(
      'mcm',
      'patch after a new connection',
      resumed.rest.find((each) => each['ct'] === 'RESUB_DELTA'),
    );
    send(second, 'marketSubscription', 'lite mode', createMarketSubscriptionRequest(3, [market.marketId], 'lite', {}));
    isDegraded = true;
    second.runTick();
    second.take();
    second.runTick();
    add(
      'mcm',
      'prices are unreliable',
      second.take().find((each) => each['op'] === 'mcm'),
    );

    const third = open();
    third.take();
    add(
      'status',
      'refused',
      send(third, 'authentication', 'with a token that has ended', createAuthenticationRequest(1, 'expired')).status,
    );
    return Object.fromEntries(examples);
  } finally {
    exchange.dispose();
  }
}
