import {
  Children,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.ts';
import { useIsPhone } from '../../theme/viewport-hooks.ts';
import {
  Action,
  ColumnHeads,
  ColumnName,
  MarketHead,
  MarketName,
  MarketNotice,
  MarketOverlay,
  MarketSection,
  PriceArea,
} from './OddsGrid.styles.ts';
import { type CellPlace, ensureTabStop, focusPlace, moveFocus, readPlace, setTabStop } from './roving-tabindex.ts';
import { texts } from './texts.ts';

/**
 * `levels`: three prices per side on desktop. `limits`: one per side and the row's limits. `run`: the same for session
 * lines, No before Yes.
 */
export type OddsColumns = 'levels' | 'pair' | 'limits' | 'run';

export interface OddsGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the market: its heading, and the grid's accessible name. */
  name: string;
  /** Cells of every row. */
  variant: OddsColumns;
  /** Slots: after the name (`badges`), at the end of the head (`action`), below it (`panel`) and over the rows. */
  slots?: { badges?: ReactNode; action?: ReactNode; panel?: ReactNode; notice?: string | null };
  /** Notes at the head of the columns: left (limits, or why the prices are old) and, if the rows have limits, right. */
  captions?: { names?: ReactNode; aside?: ReactNode };
  /** `stale` greys every price. Lock the cells as well. */
  freshness?: 'live' | 'stale';
  /** Lies over all prices ("Suspended", "Closed"). Lock the cells as well. */
  overlay?: string | null;
  /** `OddsRow` or `RunRow`. */
  children: ReactNode;
}

/**
 * A market with one tab stop and arrow keys between its prices. Cells are never replaced, so the focus survives every
 * price change.
 */
export function OddsGrid({
  name,
  variant,
  slots = {},
  captions = {},
  freshness = 'live',
  overlay,
  style,
  children,
  ...rest
}: OddsGridProps) {
  const table = useRef<HTMLDivElement>(null);
  /** The focused price, null without focus. */
  const focusedPlace = useRef<CellPlace | null>(null);
  const captionId = useId();
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    if (!table.current) return;
    // A row that leaves takes the focus with it.
    if (focusedPlace.current !== null && document.activeElement === document.body)
      focusPlace(table.current, focusedPlace.current);
    ensureTabStop(table.current, isPhone);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (moveFocus(event.currentTarget, document.activeElement, event.key)) event.preventDefault();
  };
  const hasRuns = variant === 'run';
  const hasAside = hasRuns || variant === 'limits';
  return (
    <MarketSection
      {...rest}
      data-columns={hasRuns ? 'limits' : variant}
      data-freshness={freshness}
      style={{ '--kit-market-rows': Children.count(children), ...style }}
    >
      <MarketHead>
        <MarketName>{name}</MarketName>
        {slots.badges}
        {slots.action !== undefined && <Action>{slots.action}</Action>}
      </MarketHead>
      {slots.panel}
      {slots.notice && <MarketNotice>{slots.notice}</MarketNotice>}
      <PriceArea>
        <div
          ref={table}
          role="grid"
          aria-label={texts.prices({ market: name })}
          onKeyDown={handleKeyDown}
          onFocus={(event) => {
            if (!event.target.matches('[data-cell]')) return;
            focusedPlace.current = readPlace(event.currentTarget, event.target);
            setTabStop(event.currentTarget, event.target);
          }}
          onBlur={() => void (focusedPlace.current = null)}
        >
          <ColumnHeads role="row">
            <ColumnName
              role="columnheader"
              aria-label={hasRuns ? texts.sessionLine : texts.runner}
              aria-describedby={captions.names === undefined ? undefined : captionId}
            >
              {captions.names === undefined ? (
                <VisuallyHidden>{hasRuns ? texts.sessionLine : texts.runner}</VisuallyHidden>
              ) : (
                <span id={captionId}>{captions.names}</span>
              )}
            </ColumnName>
            <ColumnName role="columnheader" data-place="back">
              {hasRuns ? texts.no : texts.back}
            </ColumnName>
            <ColumnName role="columnheader" data-place="lay">
              {hasRuns ? texts.yes : texts.lay}
            </ColumnName>
            {hasAside && (
              <ColumnName role="columnheader" data-place="aside">
                {captions.aside ?? <VisuallyHidden>{texts.limits}</VisuallyHidden>}
              </ColumnName>
            )}
          </ColumnHeads>
          {children}
        </div>
        {overlay && <MarketOverlay>{overlay}</MarketOverlay>}
      </PriceArea>
    </MarketSection>
  );
}
