import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { token } from '../../../theme/tokens.ts';

export const SkeletonRows = styled.div`
  display: grid;
  font-size: ${token.text.quiet};
`;

/** As high as a row with one line, or as the head. */
export const SkeletonRow = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: ${token.space.base};
  min-block-size: calc(1lh + 2 * ${token.space.snug} + ${token.rule.hair});
  padding-inline: ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};

  &[data-head] {
    background: ${token.surface.sunk};
    font-size: ${token.text.small};
  }
  &[data-sortable] {
    min-block-size: calc(max(1lh + 2 * ${token.space.snug}, ${token.control.small}) + ${token.rule.hair});
  }
`;

/** As high as the pages below the rows. */
export const PagerSkeleton = styled.div`
  display: flex;
  gap: ${token.space.roomy};
  align-items: center;
  justify-content: space-between;
  block-size: calc(${token.control.small} + 2 * ${token.space.snug});
  padding: ${token.space.snug} ${token.space.base};

  ${media.tabletUp} {
    justify-content: start;
  }
`;
