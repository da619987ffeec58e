import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Action, ColumnName, Head, Heads, Market, MarketOverlay, Name, News, Prices } from './OddsGrid.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { keepTabStop, moveFocus, setTabStop } from './roving.ts';
import { texts } from './texts.ts';

/** `levels`: three prices a side on desktop. `limits`: one a side and the row's limits. `run`: the same for session lines, No before Yes. */
export type OddsColumns = 'levels' | 'pair' | 'limits' | 'run';

export interface OddsGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The market's name: its heading, and the grid's spoken name. */
  name: string;
  /** Which cells every row has. */
  columns: OddsColumns;
  /** Stands in the head after the name (`badges`) and at its end (`action`), and over the rows (`news`). */
  slots?: { badges?: ReactNode; action?: ReactNode; news?: string | null };
  /** Small print at the head of the columns, left (limits) and, where the rows have limits, right. */
  captions?: { names?: ReactNode; aside?: ReactNode };
  /** `stale` greys every price; lock the cells as well. */
  freshness?: 'live' | 'stale';
  /** Lies over all prices ("Suspended", "Closed"); lock the cells as well. */
  overlay?: string | null;
  /** `OddsRow` or `RunRow`. */
  children: ReactNode;
}

/** A market: one tab stop, arrow keys between its prices; focus survives every tick because cells are never replaced. */
export function OddsGrid({ name, columns, slots = {}, captions = {}, freshness = 'live', overlay, children, ...rest }: OddsGridProps) {
  const table = useRef<HTMLDivElement>(null);
  const captionId = useId();
  useLayoutEffect(() => {
    if (table.current) keepTabStop(table.current);
  });

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (moveFocus(event.currentTarget, document.activeElement, event.key)) event.preventDefault();
  };
  const run = columns === 'run';
  const withAside = run || columns === 'limits';
  return (
    <Market {...rest} data-columns={run ? 'limits' : columns} data-freshness={freshness}>
      <Head>
        <Name>{name}</Name>
        {slots.badges}
        {slots.action !== undefined && <Action>{slots.action}</Action>}
      </Head>
      {slots.news && <News>{slots.news}</News>}
      <Prices>
        <div
          ref={table}
          role="grid"
          aria-label={texts.prices(name)}
          onKeyDown={keys}
          onFocus={(event) => {
            if (event.target.matches('[data-cell]')) setTabStop(event.currentTarget, event.target);
          }}
        >
          <Heads role="row">
            <ColumnName role="columnheader" aria-label={run ? texts.session : texts.runner} aria-describedby={captions.names === undefined ? undefined : captionId}>
              {captions.names === undefined ? (
                <VisuallyHidden>{run ? texts.session : texts.runner}</VisuallyHidden>
              ) : (
                <span id={captionId}>{captions.names}</span>
              )}
            </ColumnName>
            <ColumnName role="columnheader" data-place="back">
              {run ? texts.no : texts.back}
            </ColumnName>
            <ColumnName role="columnheader" data-place="lay">
              {run ? texts.yes : texts.lay}
            </ColumnName>
            {withAside && (
              <ColumnName role="columnheader" data-place="aside">
                {captions.aside ?? <VisuallyHidden>{texts.limits}</VisuallyHidden>}
              </ColumnName>
            )}
          </Heads>
          {children}
        </div>
        {overlay && <MarketOverlay>{overlay}</MarketOverlay>}
      </Prices>
    </Market>
  );
}
