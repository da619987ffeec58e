import type { ReactNode } from 'react';
import { splitTeams } from '#shared/domain/market/split-teams.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { useMarketFact } from '#shared/live/react/live-hooks.tsx';
import { Badge, Crest, Timestamp } from '#ui-kit';
import { listChanceRunners } from '../../model/chance-runners.ts';
import { texts } from '../../texts.ts';
import { LiveChanceBar } from './LiveChanceBar.tsx';
import {
  ChanceSlot,
  HeaderCard,
  LastSlot,
  MatchTitle,
  ScoreSlot,
  StageLine,
  StartTime,
  TeamName,
  Trail,
  Versus,
} from './MatchHeader.styles.ts';

export interface MatchHeaderProps {
  /** The first market of the match: it holds the match's name, start and in-play state, and the chances. */
  outline: MarketOutline;
  /** Links to sport and competition. Not shown on phones. */
  trail?: ReactNode;
  /** Between the names, on phones below them. */
  score?: ReactNode;
  /** Below everything else: last balls, live pictures, the state of a race. */
  children?: ReactNode;
}

/** Main heading of the match page: the teams, the score between them and the chances that the prices imply. */
export function MatchHeader({ outline, trail, score, children }: MatchHeaderProps) {
  const { marketId, matchName } = outline;
  const stage = useMarketFact(marketId, (facts) =>
    facts?.status === 'closed' ? 'ended' : facts?.inPlay ? 'in-play' : 'to-come',
  );
  const teams = splitTeams(outline);
  return (
    <HeaderCard data-stage={stage} data-teams={teams !== null || undefined} data-scored={Boolean(score) || undefined}>
      <StageLine>
        {trail !== undefined && <Trail>{trail}</Trail>}
        {stage === 'in-play' && <Badge tone="live">{texts.inPlay}</Badge>}
        {stage === 'ended' && <Badge>{texts.ended}</Badge>}
        {stage === 'to-come' && (
          <StartTime>
            {texts.starts} <Timestamp at={outline.startsAt} />
          </StartTime>
        )}
      </StageLine>
      <MatchTitle tabIndex={-1}>
        {teams === null ? (
          matchName
        ) : (
          <>
            <Team name={teams.first} /> <Versus>{teams.separator.trim()}</Versus> <Team name={teams.second} />
          </>
        )}
      </MatchTitle>
      <ScoreSlot data-slot="score">{score}</ScoreSlot>
      {listChanceRunners(outline) !== null && stage !== 'ended' && (
        <ChanceSlot data-slot="chances">
          <LiveChanceBar outline={outline} />
        </ChanceSlot>
      )}
      <LastSlot data-slot="last">{children}</LastSlot>
    </HeaderCard>
  );
}

const Team = ({ name }: { name: string }) => (
  <TeamName>
    <Crest name={name} size="medium" /> <span>{name}</span>
  </TeamName>
);
