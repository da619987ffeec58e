import styled, { css } from 'styled-components';
import { media, token } from '#ui-kit';

export const singleLine = '@container (width >= 33.125rem)';
export const wide = '@container (width >= 47.5rem)';
/** From this width on a row has space for the trend, which windows below the wide ones do not load. */
export const withTrend = '@container (width >= 40.5rem)';
/** Such a row with little space for the line below the teams. */
const tight = '@container (40.5rem <= width < 47.5rem)';
/**
 * Width below which six prices do not fit side by side: back then stands above lay. With larger type each runner gets a
 * line.
 */
const narrow = '@container (width < 20.5rem)';
const veryNarrow = '@container (width < 13rem)';

/** Prices below the names take the width of their container. `data-outcomes` is 2 or 3. */
export const oddsBelowNames = css`
  --app-match-outcomes: 3;
  --kit-cell-width: calc((100cqi - 52px) / (2 * var(--app-match-outcomes)));
  --kit-cell-phoneWidth: var(--kit-cell-width);
  --app-odds-columns: none;
  --app-odds-flow: column;
  --app-empty-runner: none;

  &[data-outcomes='2'] {
    --app-match-outcomes: 2;
  }
  ${narrow} {
    --kit-cell-width: calc((100cqi - 52px) / var(--app-match-outcomes));
    --app-pair-direction: column;
  }
  ${veryNarrow} {
    --kit-cell-width: calc((100cqi - 52px) / 2);
    --app-pair-direction: row;
    --app-odds-columns: minmax(0, 1fr);
    --app-odds-flow: row;
  }
`;

/** Takes the height of the odds, so that nothing moves when they arrive. */
export const MatchListItem = styled.li`
  ${oddsBelowNames}
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.snug} ${token.space.base};
  align-items: center;
  min-block-size: ${token.cell.row};
  padding: ${token.space.snug} ${token.space.roomy};
  contain: content;

  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
  ${singleLine} {
    --kit-cell-width: 3.375rem;
    --app-odds-columns: repeat(3, 1fr);
    --app-empty-runner: flex;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token.space.snug};
    padding: ${token.space.small} ${token.space.base};
  }
  ${media.wide} {
    ${withTrend} {
      &[data-in-play] {
        grid-template-columns: minmax(0, 1fr) auto auto;
      }
    }
  }
  ${wide} {
    --kit-cell-width: 4rem;
  }
`;

/** Lines of the teams with their scores, then a small line. The lines of both columns share their heights. */
export const MatchInfo = styled.div`
  display: grid;
  grid-template-rows: repeat(2, minmax(1lh, auto)) auto;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.hair} ${token.space.snug};
  min-inline-size: 0;
`;

export const MatchMeta = styled.span`
  display: flex;
  grid-column: 1 / -1;
  gap: ${token.space.small};
  align-items: center;
  min-inline-size: 0;
  color: ${token.ink.faint};
  font-size: ${token.text.small};

  ${tight} {
    font-size: ${token.text.micro};
  }
  & > time {
    flex: none;
    color: ${token.ink.soft};
  }
`;

/** The state of play: "14.2 ov", "Innings break". */
export const PhaseMark = styled.span`
  flex: none;
  /* As wide as usual overs and as "In-Play", so that what follows stays in place when one replaces the other. */
  display: inline-grid;
  min-inline-size: 4em;
  color: ${token.live.main};
  font-weight: ${token.weight.strong};

  &::after {
    content: attr(data-usual);
    block-size: 0;
    visibility: hidden;
  }
`;

/** The scores of both teams, at the end of their lines. Its space is kept until they arrive. */
export const ScoreFigures = styled.span`
  display: grid;
  grid-row: 1 / span 2;
  grid-column: 2;
  grid-template-rows: subgrid;
  font-weight: ${token.weight.heavy};
  text-align: end;

  &[data-scored] {
    min-inline-size: 3rem;
  }
`;

/** Space of the trend. Narrow rows have none. */
export const TrendArea = styled.span`
  display: none;

  ${media.wide} {
    ${withTrend} {
      display: block;
      inline-size: 3.25rem;
      block-size: 2.125rem;
    }
  }
`;

/** Stands above the row's link. */
export const OddsArea = styled.div`
  position: relative;
  z-index: ${token.layer.overlay};
  min-inline-size: 0;

  ${singleLine} {
    inline-size: calc(6 * var(--kit-cell-width) + 3 * ${token.space.hair} + 2 * ${token.space.small});
  }
`;

/** Narrow lists, on phones or in a side column, put the odds below the names. */
export const MatchListSection = styled.div`
  container-type: inline-size;
`;
