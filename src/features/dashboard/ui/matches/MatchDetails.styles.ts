import styled from 'styled-components';
import { media, token } from '#ui-kit';
import { singleLine, withTrend } from './MatchRow.styles.ts';

/** Here a row has space for the trend and the matched amount, but not for the badges too. */
const withoutBadges = '@container (40.5rem <= width < 45rem)';
/**
 * The matched amount has space above the prices, and beside them in a wide list. There it disappears as a whole when
 * the competition leaves it no space: it wraps to a line without height, which is clipped.
 */
export const MatchDetails = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > [data-volume] {
    white-space: pre;
  }
  ${singleLine} {
    & > [data-volume] {
      display: none;
    }
  }
  ${withTrend} {
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;

    & > [data-volume] {
      display: block;
      block-size: 0;
    }
  }
`;

export const FeatureBadges = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${token.space.tiny};
  margin-inline-start: auto;
  font-size: ${token.text.micro};

  ${media.wide} {
    ${withoutBadges} {
      [data-in-play] & {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`;
