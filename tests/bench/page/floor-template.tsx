import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LiveMarketCard } from '#features/market/index.ts';
import { createLiveFeed } from '#shared/live/create-live-feed.ts';
import { LiveProvider } from '#shared/live/react/live-hooks.tsx';
import { idleTransport } from '#shared/live/transport/idle-transport.ts';
import { GlobalStyle, MarketColumn, MarketGroups } from '#ui-kit';
import { createOutlines } from './outline.ts';

const noop = (): void => undefined;

/** Elements with the structure, styles and containment of the app's. React unmounts before the first tick. */
interface GridTemplate {
  readonly market: HTMLElement;
  /** The container of the markets, with a placeholder per market in order. */
  readonly column: HTMLElement;
}

export function createTemplate(markets: number): GridTemplate {
  const place = document.body.appendChild(document.createElement('div'));
  const styles = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => styles.render(<GlobalStyle />));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <LiveProvider feed={createLiveFeed(() => idleTransport)}>
        {createOutlines(1).map((outline) => (
          <LiveMarketCard key={outline.marketId} outline={outline} onSelect={noop} />
        ))}
        <MarketColumn>
          <MarketGroups ids={createOutlines(markets).map(({ marketId }) => marketId)}>
            {(id) => <i key={id} />}
          </MarketGroups>
        </MarketColumn>
      </LiveProvider>,
    ),
  );
  const market = place.querySelector('section')?.cloneNode(true);
  const column = place.querySelector('section + div')?.cloneNode(true);
  root.unmount();
  place.remove();
  if (!(market instanceof HTMLElement) || !(column instanceof HTMLElement)) throw new Error('the app drew no market');
  return { market, column };
}
