import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, token } from '#ui-kit';

const singleLine = '@container (width >= 33.125rem)';
const wide = '@container (width >= 47.5rem)';
/**
 * Width below which six prices do not fit side by side: back then stands above lay. With larger type each runner gets a
 * line.
 */
const narrow = '@container (width < 20.5rem)';
const veryNarrow = '@container (width < 13rem)';

/** Takes the height of the odds, so that nothing moves when they arrive. */
export const MatchListItem = styled.li`
  --cell-width: min(4.5rem, (100cqi - 52px) / 6);
  --cell-phoneWidth: var(--cell-width);
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
  ${narrow} {
    --cell-width: calc((100cqi - 52px) / 3);
    --pair-direction: column;
  }
  ${veryNarrow} {
    --cell-width: calc((100cqi - 52px) / 2);
    --pair-direction: row;
    --odds-columns: minmax(0, 1fr);
  }
  ${singleLine} {
    --cell-width: 3.375rem;
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${token.space.tiny};
  }
  ${wide} {
    --cell-width: 4rem;
  }
`;

export const MatchInfo = styled.div`
  display: grid;
  gap: ${token.space.hair};
  min-inline-size: 0;
`;

/** Link that covers the whole row, below the odds. */
export const MatchLink = styled(Link)`
  font-weight: ${token.weight.strong};
  overflow-wrap: anywhere;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

export const MatchMeta = styled.span`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
  color: ${token.ink.faint};
  font-size: ${token.text.small};

  & > time {
    flex: none;
    color: ${token.ink.soft};
  }
`;

export const CompetitionName = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const FeatureBadges = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token.space.tiny};
`;

/** Stands above the row's link. */
export const OddsArea = styled.div`
  position: relative;
  z-index: ${token.layer.overlay};

  ${singleLine} {
    inline-size: calc(6 * var(--cell-width) + 3 * ${token.space.hair} + 2 * ${token.space.small});
  }
`;

/** Headings of the odds columns: home, draw, away. Hidden when the prices are stacked. */
export const OddsHeadings = styled.div`
  display: none;
  grid-template-columns: repeat(3, calc(2 * var(--cell-width) + ${token.space.hair}));
  gap: ${token.space.small};
  color: ${token.ink.faint};
  font-size: ${token.text.small};
  text-align: center;

  ${singleLine} {
    --cell-width: 3.375rem;
    display: grid;
  }
  ${wide} {
    --cell-width: 4rem;
  }
`;

/** Narrow lists, on phones or in a side column, put the odds below the names. */
export const MatchListSection = styled.div`
  container-type: inline-size;
`;
