import styled, { css } from 'styled-components';
import { token } from '#ui-kit';
import { oddsBelowNames } from '../matches/MatchRow.styles.ts';
import { MatchLink } from '../matches/TeamLines.styles.ts';

/** From this width on the prices stand beside the teams; below it they stand under them, without names. */
const withOdds = '@container (width >= 33.125rem)';

export const FeaturedSection = styled.div`
  container-type: inline-size;
`;

export const FeaturedPanel = styled.section`
  ${oddsBelowNames}
  --kit-skeleton-fill: color-mix(in srgb, ${token.deep.ink} 16%, transparent);
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.snug} ${token.space.wide};
  padding: ${token.space.base} ${token.space.roomy};
  border-radius: ${token.radius.card};
  background: linear-gradient(120deg, ${token.deep.main}, ${token.deep.shade});
  color: ${token.deep.ink};
  overflow: clip;

  ${withOdds} {
    --kit-cell-width: 3.875rem;
    --app-odds-columns: auto;
    --app-odds-flow: row;
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

export const FeaturedTitle = styled.h2`
  font-size: ${token.text.title};
  letter-spacing: -0.02em;

  ${withOdds} {
    font-size: ${token.text.page};
  }
`;

/** Both teams on one line, or on two where their names are long. */
const teamsOnLines = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.small};
  align-items: center;
`;

export const FeaturedLink = styled(MatchLink)`
  ${teamsOnLines}
  font-weight: ${token.weight.heavy};
`;

/** Placeholders of two names of usual length, as high as their crests. */
export const FeaturedTeamsSkeleton = styled.div`
  ${teamsOnLines}

  & > * {
    inline-size: 10.25rem;
    block-size: 1.875rem;
  }
`;

/** Keeps the height of the chance bar and of two lines in the script of the page until they arrive. */
export const FeaturedChances = styled.div`
  min-block-size: max(3rem, 0.75rem + 2lh);
  font-size: ${token.text.small};
`;

/** Stands above the panel's link. */
export const FeaturedOdds = styled.div`
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
  display: none;
  grid-auto-rows: 1fr;
  gap: ${token.space.small};
  align-items: center;
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};

  ${withOdds} {
    display: grid;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
