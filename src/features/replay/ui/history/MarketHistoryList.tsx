import { type ReactNode, useEffect, useState } from 'react';
import type { FancyOutline } from '#shared/live/history/fancy-track.ts';
import type { HistoryReader, MarketOutline } from '#shared/live/live-feed.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { startVisibleInterval } from '#shared/timers/visible-interval.ts';
import { Button, Card, EmptyState, SearchField, Stack } from '#ui-kit';
import { buttonTexts } from '../../button-texts.ts';
import { formatMoment } from '../../model/describe-moment.ts';
import { texts } from '../../texts.ts';
import { LineReplayDialog, type LineReplayDialogProps } from '../line/LineReplayDialog.tsx';
import { ReplayDialog } from '../market/ReplayDialog.tsx';
import { MutedText, ScrollList } from '../player/Replay.styles.ts';
import { HistoryItem, HistoryItemName, HistorySearch } from './MarketHistoryList.styles.ts';

export interface MarketHistoryListProps {
  /** Renders the market at the player's time; another feature supplies it. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  /** Renders the session line at the player's time. */
  renderLine: LineReplayDialogProps['renderLine'];
  /** Link in an empty list to where its content comes from. */
  nextStep?: ReactNode;
}

const REFRESH_MS = 5_000;
const MAX_LISTED = 50;
/** From this number of entries on, the list has a search field. */
const SEARCH_THRESHOLD = 8;

/** The replay that the list has open. */
type ReplayTarget =
  { readonly of: 'market'; readonly outline: MarketOutline } | { readonly of: 'line'; readonly outline: FancyOutline };

interface ReplayEntry {
  readonly key: string;
  readonly target: ReplayTarget;
  readonly from: number;
  readonly to: number;
}

/** Lists markets and session lines, latest first. */
function listReplayEntries(history: HistoryReader): readonly ReplayEntry[] {
  const markets = history.listMarkets().map(({ outline, from, to }): ReplayEntry => ({
    key: `market ${outline.marketId}`,
    target: { of: 'market', outline },
    from,
    to,
  }));
  const lines = history.fancies.listAll().map(({ outline, from, to }): ReplayEntry => ({
    key: `line ${outline.matchId} ${outline.fancyId}`,
    target: { of: 'line', outline },
    from,
    to,
  }));
  return [...markets, ...lines].sort((one, other) => other.to - one.to);
}

function useReplayEntries(): readonly ReplayEntry[] {
  const { history } = useLiveFeed();
  const [entries, setEntries] = useState(() => listReplayEntries(history));
  useEffect(() => startVisibleInterval(() => setEntries(listReplayEntries(history)), REFRESH_MS), [history]);
  return entries;
}

const matchesSearch = ({ target: { outline } }: ReplayEntry, search: string): boolean =>
  `${outline.matchName} ${outline.name}`.toLowerCase().includes(search.trim().toLowerCase());

/** Every market and session line with a history, also those that have left their page. */
export function MarketHistoryList({ renderMarket, renderLine, nextStep }: MarketHistoryListProps) {
  const entries = useReplayEntries();
  const [search, setSearch] = useState('');
  const [market, setMarket] = useState<MarketOutline | null>(null);
  const [open, setOpen] = useState(false);
  const [line, setLine] = useState<FancyOutline | null>(null);
  const foundEntries = entries.filter((entry) => matchesSearch(entry, search));
  const openReplay = ({ of, outline }: ReplayTarget) => {
    if (of === 'line') {
      setLine(outline);
      return;
    }
    setMarket(outline);
    setOpen(true);
  };
  return (
    <Card title={texts.historyList.title}>
      <Stack>
        <MutedText>{texts.historyList.description}</MutedText>
        {entries.length === 0 && (
          <EmptyState title={texts.historyList.none.title} action={nextStep}>
            {texts.historyList.none.description}
          </EmptyState>
        )}
        {entries.length >= SEARCH_THRESHOLD && (
          <HistorySearch>
            <SearchField label={texts.historyList.search} text={search} onText={setSearch} />
          </HistorySearch>
        )}
        {foundEntries.length === 0 && entries.length > 0 && (
          <MutedText role="status">{texts.historyList.notFound}</MutedText>
        )}
        <ScrollList>
          {foundEntries.slice(0, MAX_LISTED).map(({ key, target, from, to }) => (
            <HistoryItem key={key}>
              <HistoryItemName>
                <b>{target.outline.matchName}</b> <span>{target.outline.name}</span>{' '}
                <small>
                  {texts.historyList.span({
                    from: formatMoment(from, { from, to }),
                    to: formatMoment(to, { from, to }),
                  })}
                </small>
              </HistoryItemName>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={buttonTexts.openOf({
                  market: describeTarget(target),
                })}
                onClick={() => openReplay(target)}
              >
                {buttonTexts.open}
              </Button>
            </HistoryItem>
          ))}
        </ScrollList>
        {foundEntries.length > MAX_LISTED && (
          <MutedText>{texts.historyList.more({ more: foundEntries.length - MAX_LISTED })}</MutedText>
        )}
      </Stack>
      {market !== null && (
        <ReplayDialog
          key={market.marketId}
          open={open}
          name={market.name}
          outline={market}
          renderMarket={renderMarket}
          onClose={() => setOpen(false)}
        />
      )}
      <LineReplayDialog line={line} renderLine={renderLine} onClose={() => setLine(null)} />
    </Card>
  );
}

const describeTarget = ({ outline: { name, matchName } }: ReplayTarget): string =>
  matchName === '' ? name : texts.historyList.marketOf({ market: name, match: matchName });
