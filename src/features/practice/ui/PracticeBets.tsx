import { formatStake } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, Badge, Card, EmptyState, type RenderLink, Stack, Timestamp } from '#ui-kit';
import { usePracticeSettlement } from '../api/usePracticeSettlement.ts';
import {
  calculatePracticePositions,
  groupOpenBetsByMarket,
  listSettledPracticeBets,
} from '../model/practice-account.ts';
import type { PracticeBet } from '../model/practice-storage.ts';
import { usePracticeAccount } from '../model/practice-store.ts';
import { texts } from '../texts.ts';
import { BetDescription, BetItem, BetItemHeader, BetMarket, Positions } from './Practice.styles.ts';

export interface OpenPracticeBetsProps {
  /** Builds the address of a match. */
  toMatchHref: (sportId: string, matchId: string) => string;
  /** Renders links: with the router in the app, as plain anchors in stories. */
  link: RenderLink;
}

/** Maximum number of settled bets in the list. The record counts the older ones. */
const MAX_SETTLED_BETS = 50;

const formatStakeText = ({ stake }: PracticeBet): string => texts.credits({ amount: formatStake(stake) });
const describeBet = (bet: PracticeBet): string =>
  texts.open.bet({
    side: bet.side,
    runner: bet.runnerName,
    stake: formatStakeText(bet),
    price: formatPrice(bet.price, bet.kind),
  });

/** Open practice bets by market, with the result for each runner. The bets settle while this list is on screen. */
export function OpenPracticeBets({ toMatchHref, link }: OpenPracticeBetsProps) {
  usePracticeSettlement();
  const account = usePracticeAccount();
  const markets = [...groupOpenBetsByMarket(account)];
  return (
    <Card title={texts.open.title} padding="flush">
      {markets.length === 0 && <EmptyState title={texts.open.none}>{texts.open.noneNext}</EmptyState>}
      <Stack as="ul" gap="none">
        {markets.map(([marketId, bets]) => (
          <BetItem key={marketId}>
            <MarketHeader bets={bets} toMatchHref={toMatchHref} link={link} />
            {bets.map((bet) => (
              <BetDescription key={bet.betId}>{describeBet(bet)}</BetDescription>
            ))}
            <Positions>
              {calculatePracticePositions(bets).map(({ runnerId, result }) => (
                <div key={runnerId}>
                  <dt>
                    {texts.open.position({
                      runner: bets[0]?.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '',
                    })}
                  </dt>
                  <dd>
                    <Amount value={result} sign="always" />
                  </dd>
                </div>
              ))}
            </Positions>
          </BetItem>
        ))}
      </Stack>
    </Card>
  );
}

function MarketHeader({ bets: [bet], toMatchHref, link }: OpenPracticeBetsProps & { bets: readonly PracticeBet[] }) {
  if (bet === undefined) return null;
  return (
    <BetItemHeader>
      <BetMarket>
        {link({
          href: toMatchHref(bet.sportId, bet.matchId),
          className: '',
          children: texts.slip.at({ match: bet.matchName, market: bet.marketName }),
        })}
      </BetMarket>
      <Badge>{texts.noMoney}</Badge>
    </BetItemHeader>
  );
}

/** Settled practice bets, newest first. */
export function SettledPracticeBets() {
  const account = usePracticeAccount();
  const bets = listSettledPracticeBets(account).slice(0, MAX_SETTLED_BETS);
  return (
    <Card title={texts.settledBets.title} padding="flush">
      {bets.length === 0 && <EmptyState title={texts.settledBets.none}>{texts.settledBets.noneNext}</EmptyState>}
      <Stack as="ul" gap="none">
        {bets.map((bet) => (
          <BetItem key={bet.betId}>
            <BetItemHeader>
              <BetDescription>{describeBet(bet)}</BetDescription>
              {bet.settled && <Amount value={bet.settled.result} sign="always" />}
            </BetItemHeader>
            <BetItemHeader>
              <BetMarket>{texts.slip.at({ match: bet.matchName, market: bet.marketName })}</BetMarket>
              {bet.settled && <Badge>{texts.settledBets.statuses[bet.settled.status]}</Badge>}
            </BetItemHeader>
            <BetMarket>
              {bet.settled?.winnerName && <>{texts.settledBets.winner({ name: bet.settled.winnerName })} </>}
              <Timestamp at={bet.settled?.at ?? null} pattern="short" />
            </BetMarket>
          </BetItem>
        ))}
      </Stack>
    </Card>
  );
}
