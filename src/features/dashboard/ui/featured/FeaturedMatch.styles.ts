import styled from 'styled-components';
import { token } from '#ui-kit';
import { MatchLink } from '../matches/TeamLines.styles.ts';

/** From this width on the panel shows prices. A phone shows them on the page of the match. */
const withOdds = '@container (width >= 33.125rem)';

export const FeaturedSection = styled.div`
  container-type: inline-size;
`;

export const FeaturedPanel = styled.section`
  --kit-cell-width: 3.875rem;
  --kit-cell-phoneWidth: var(--kit-cell-width);
  --app-odds-columns: auto;
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.wide};
  padding: ${token.space.base} ${token.space.roomy};
  border-radius: ${token.radius.card};
  background: linear-gradient(120deg, ${token.deep.main}, ${token.deep.shade});
  color: ${token.deep.ink};
  overflow: clip;

  ${withOdds} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  @media (forced-colors: active) {
    border: ${token.rule.hair} solid CanvasText;
  }
`;

export const FeaturedInfo = styled.div`
  display: grid;
  gap: ${token.space.small};
  align-content: space-between;
  min-inline-size: 0;
`;

export const FeaturedLine = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
  color: ${token.deep.soft};
  font-size: ${token.text.small};
`;

export const LiveMark = styled.span`
  flex: none;
  padding-inline: ${token.space.small};
  border-radius: ${token.radius.chip};
  background: ${token.loss.fill};
  color: ${token.loss.ink};
  font-size: ${token.text.micro};
  font-weight: ${token.weight.heavy};
  line-height: 1.6;
`;

export const FeaturedTitle = styled.h2`
  font-size: ${token.text.title};
  letter-spacing: -0.02em;

  ${withOdds} {
    font-size: ${token.text.page};
  }
`;

export const FeaturedLink = styled(MatchLink)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.small};
  align-items: center;
  font-weight: ${token.weight.heavy};
`;

/** Keeps the height of chance bar and score until they arrive. */
export const FeaturedChances = styled.div`
  min-block-size: 3rem;
`;

/** Stands above the panel's link. */
export const FeaturedOdds = styled.div`
  display: none;
  position: relative;
  z-index: ${token.layer.overlay};

  ${withOdds} {
    display: grid;
    grid-template-columns: minmax(0, 7rem) auto;
    gap: ${token.space.base};
    align-content: center;
  }
`;

/** A name beside each pair of prices, which name their runner themselves. */
export const FeaturedNames = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  gap: ${token.space.small};
  align-items: center;
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
