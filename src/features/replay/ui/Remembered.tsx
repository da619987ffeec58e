import { useEffect, useState, type ReactNode } from 'react';
import type { LookBack, MarketOutline } from '#shared/live/live.ts';
import type { LineOutline } from '#shared/live/past/line-track.ts';
import { usePast } from '#shared/live/past/use-past.ts';
import { Button, Card, EmptyState, SearchField } from '#ui-kit';
import { clockOf } from '../model/answer.ts';
import { texts } from '../texts.ts';
import { LineReplayDialog, type LineReplayDialogProps } from './LineReplayDialog.tsx';
import { Market, Names, Search } from './Remembered.styles.ts';
import { List, Quiet, Stack } from './Replay.styles.ts';
import { ReplayDialog } from './ReplayDialog.tsx';

export interface RememberedProps {
  /** Draws a market as it was: another feature does. */
  renderMarket: (outline: MarketOutline) => ReactNode;
  /** The same of a session line. */
  renderLine: LineReplayDialogProps['renderLine'];
}

const AGAIN_MS = 5_000;
const MOST_LISTED = 50;
/** From so many on a list is searched rather than read. */
const SEARCHED_FROM = 8;

/** What can be opened from the list. */
type Choice = { readonly of: 'market'; readonly outline: MarketOutline } | { readonly of: 'line'; readonly outline: LineOutline };

interface Entry {
  readonly key: string;
  readonly choice: Choice;
  readonly from: number;
  readonly to: number;
}

/** Markets and session lines, the latest first; none while the record is not there. */
function rememberedIn(past: LookBack | null): readonly Entry[] {
  if (past === null) return [];
  const markets = past.markets().map(({ outline, from, to }): Entry => ({ key: `market ${outline.marketId}`, choice: { of: 'market', outline }, from, to }));
  const lines = past.lines.all().map(({ outline, from, to }): Entry => ({ key: `line ${outline.matchId} ${outline.fancyId}`, choice: { of: 'line', outline }, from, to }));
  return [...markets, ...lines].sort((one, other) => other.to - one.to);
}

function useRemembered(): readonly Entry[] {
  const past = usePast();
  const [listed, setListed] = useState(() => ({ of: past, entries: rememberedIn(past) }));
  if (listed.of !== past) setListed({ of: past, entries: rememberedIn(past) });
  useEffect(() => {
    const timer = setInterval(() => setListed({ of: past, entries: rememberedIn(past) }), AGAIN_MS);
    return () => clearInterval(timer);
  }, [past]);
  return listed.entries;
}

const isAbout = ({ choice: { outline } }: Entry, words: string): boolean => `${outline.matchName} ${outline.name}`.toLowerCase().includes(words.trim().toLowerCase());

/** Every market and session line that can be looked back on, those too that have left their page. */
export function Remembered({ renderMarket, renderLine }: RememberedProps) {
  const entries = useRemembered();
  const [words, setWords] = useState('');
  const [market, setMarket] = useState<MarketOutline | null>(null);
  const [open, setOpen] = useState(false);
  const [line, setLine] = useState<LineOutline | null>(null);
  const found = entries.filter((entry) => isAbout(entry, words));
  const choose = ({ of, outline }: Choice) => {
    if (of === 'line') return setLine(outline);
    setMarket(outline);
    setOpen(true);
  };
  return (
    <Card title={texts.remembered.title}>
      <Stack>
        <Quiet>{texts.remembered.why}</Quiet>
        {entries.length === 0 && <EmptyState title={texts.remembered.none.title}>{texts.remembered.none.why}</EmptyState>}
        {entries.length >= SEARCHED_FROM && (
          <Search>
            <SearchField label={texts.remembered.search} text={words} onText={setWords} />
          </Search>
        )}
        {found.length === 0 && entries.length > 0 && <Quiet role="status">{texts.remembered.notFound}</Quiet>}
        <List>
          {found.slice(0, MOST_LISTED).map(({ key, choice, from, to }) => (
            <Market key={key}>
              <Names>
                <b>{choice.outline.matchName}</b> <span>{choice.outline.name}</span> <small>{texts.remembered.span(clockOf(from, { from, to }), clockOf(to, { from, to }))}</small>
              </Names>
              <Button size="small" aria-haspopup="dialog" aria-label={texts.openOf(texts.remembered.marketOf(choice.outline.name, choice.outline.matchName))} onClick={() => choose(choice)}>
                {texts.open}
              </Button>
            </Market>
          ))}
        </List>
        {found.length > MOST_LISTED && <Quiet>{texts.remembered.more(found.length - MOST_LISTED)}</Quiet>}
      </Stack>
      {market !== null && <ReplayDialog key={market.marketId} open={open} name={market.name} outline={market} renderMarket={renderMarket} onClose={() => setOpen(false)} />}
      <LineReplayDialog line={line} renderLine={renderLine} onClose={() => setLine(null)} />
    </Card>
  );
}
