import { formatAmount } from '#shared/format/amount.ts';
import { formatPrice } from '#shared/format/price.ts';
import type { DreamBet } from '#shared/storage/dream.ts';
import { Amount, Badge, Card, EmptyState, When, type RenderLink } from '#ui-kit';
import { useSettling } from '../api/settling.ts';
import { openMarkets, positionsIn, settledBets } from '../model/book.ts';
import { useDreamBook } from '../model/desk.ts';
import { texts } from '../texts.ts';
import { Positions, Row, RowHead, Rows, What, Where } from './Dream.styles.ts';

export interface OpenDreamBetsProps {
  /** Where a match is. */
  matchHref: (sportId: string, matchId: string) => string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

/** Further back the record alone remembers. */
const MOST_SETTLED = 50;

const stakeOf = ({ stake }: DreamBet): string => texts.credits(formatAmount(stake, { decimals: 'auto' }));
const textOf = (bet: DreamBet): string => texts.open.bet(bet.side, bet.runnerName, stakeOf(bet), formatPrice(bet.price, bet.kind));

/** Open practice bets by market, with what each market would bring; they follow its result while this is on screen. */
export function OpenDreamBets({ matchHref, link }: OpenDreamBetsProps) {
  useSettling();
  const markets = [...openMarkets(useDreamBook())];
  return (
    <Card title={texts.open.title} padding="flush">
      {markets.length === 0 && <EmptyState title={texts.open.none}>{texts.open.noneNext}</EmptyState>}
      <Rows>
        {markets.map(([marketId, bets]) => (
          <Row key={marketId}>
            <Head bets={bets} matchHref={matchHref} link={link} />
            {bets.map((bet) => (
              <What key={bet.betId}>{textOf(bet)}</What>
            ))}
            <Positions>
              {positionsIn(bets).map(({ runnerId, result }) => (
                <div key={runnerId}>
                  <dt>{texts.open.position(bets[0]?.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '')}</dt>
                  <dd>
                    <Amount value={result} sign="always" />
                  </dd>
                </div>
              ))}
            </Positions>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

function Head({ bets: [bet], matchHref, link }: OpenDreamBetsProps & { bets: readonly DreamBet[] }) {
  if (bet === undefined) return null;
  return (
    <RowHead>
      <Where>{link({ href: matchHref(bet.sportId, bet.matchId), className: '', children: texts.slip.at(bet.matchName, bet.marketName) })}</Where>
      <Badge>{texts.noMoney}</Badge>
    </RowHead>
  );
}

/** What became of earlier practice bets, the newest first. */
export function SettledDreamBets() {
  const bets = settledBets(useDreamBook()).slice(0, MOST_SETTLED);
  return (
    <Card title={texts.past.title} padding="flush">
      {bets.length === 0 && <EmptyState title={texts.past.none}>{texts.past.noneNext}</EmptyState>}
      <Rows>
        {bets.map((bet) => (
          <Row key={bet.betId}>
            <RowHead>
              <What>{textOf(bet)}</What>
              {bet.settled && <Amount value={bet.settled.result} sign="always" />}
            </RowHead>
            <RowHead>
              <Where>
                {texts.slip.at(bet.matchName, bet.marketName)}
              </Where>
              {bet.settled && <Badge>{texts.past.ends[bet.settled.end]}</Badge>}
            </RowHead>
            <Where>
              {bet.settled?.winnerName && <>{texts.past.winner(bet.settled.winnerName)} </>}
              <When at={bet.settled?.at ?? null} pattern="short" />
            </Where>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
