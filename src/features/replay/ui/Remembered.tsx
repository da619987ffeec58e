import { useEffect, useState, type ReactNode } from 'react';
import type { MarketOutline } from '#shared/live/live.ts';
import type { Remembered as RememberedMarket } from '#shared/live/past/past.ts';
import { useLiveFeed } from '#shared/live/react.tsx';
import { Button, Card, EmptyState, SearchField } from '#ui-kit';
import { clockOf } from '../model/answer.ts';
import { texts } from '../texts.ts';
import { Market, Names, Search } from './Remembered.styles.ts';
import { List, Quiet, Stack } from './Replay.styles.ts';
import { ReplayDialog } from './ReplayDialog.tsx';

export interface RememberedProps {
  /** Draws a market as it was: another feature does. */
  renderMarket: (outline: MarketOutline) => ReactNode;
}

const AGAIN_MS = 5_000;
const MOST_LISTED = 50;
/** From so many on a list is searched rather than read. */
const SEARCHED_FROM = 8;

function useRemembered(): readonly RememberedMarket[] {
  const { past } = useLiveFeed();
  const [markets, setMarkets] = useState(() => past.markets());
  useEffect(() => {
    const timer = setInterval(() => setMarkets(past.markets()), AGAIN_MS);
    return () => clearInterval(timer);
  }, [past]);
  return markets;
}

const isAbout = ({ name, matchName }: MarketOutline, words: string): boolean => `${matchName} ${name}`.toLowerCase().includes(words.trim().toLowerCase());

/** Every market that can be looked back on, those too that have left their page. */
export function Remembered({ renderMarket }: RememberedProps) {
  const markets = useRemembered();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<MarketOutline | null>(null);
  const [open, setOpen] = useState(false);
  const found = markets.filter(({ outline }) => isAbout(outline, words));
  return (
    <Card title={texts.remembered.title}>
      <Stack>
        <Quiet>{texts.remembered.why}</Quiet>
        {markets.length === 0 && <EmptyState title={texts.remembered.none.title}>{texts.remembered.none.why}</EmptyState>}
        {markets.length >= SEARCHED_FROM && (
          <Search>
            <SearchField label={texts.remembered.search} text={words} onText={setWords} />
          </Search>
        )}
        {found.length === 0 && markets.length > 0 && <Quiet role="status">{texts.remembered.notFound}</Quiet>}
        <List>
          {found.slice(0, MOST_LISTED).map(({ outline, from, to }) => (
            <Market key={outline.marketId}>
              <Names>
                <b>{outline.matchName}</b> <span>{outline.name}</span> <small>{texts.remembered.span(clockOf(from, { from, to }), clockOf(to, { from, to }))}</small>
              </Names>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={texts.openOf(texts.remembered.marketOf(outline.name, outline.matchName))}
                onClick={() => {
                  setChosen(outline);
                  setOpen(true);
                }}
              >
                {texts.open}
              </Button>
            </Market>
          ))}
        </List>
        {found.length > MOST_LISTED && <Quiet>{texts.remembered.more(found.length - MOST_LISTED)}</Quiet>}
      </Stack>
      {chosen !== null && <ReplayDialog key={chosen.marketId} open={open} name={chosen.name} outline={chosen} renderMarket={renderMarket} onClose={() => setOpen(false)} />}
    </Card>
  );
}
