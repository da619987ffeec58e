import styled from 'styled-components';
import { token } from '#ui-kit';

export const DashboardHeader = styled.header`
  display: flex;
  gap: ${token.space.snug};
  align-items: baseline;
  padding-inline: ${token.space.tiny};

  /* The navigation names the home page, which begins with its featured match. */
  &[data-home] {
    position: absolute;
    inline-size: ${token.rule.hair};
    block-size: ${token.rule.hair};
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const DashboardHeading = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
  letter-spacing: -0.015em;

  &:focus-visible {
    outline: none;
  }
`;

/** Icon and name of a list. */
export const ListTitle = styled.span`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;

  & > svg {
    flex: none;
  }
`;

/** The line of a team. */
export const TeamPlace = styled.div`
  grid-column: 1 / -1;
`;

/** Same height as the odds, so that nothing moves when they arrive. Narrow rows have two lines. */
export const OddsSkeleton = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny};
`;

export const StaleNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug} ${token.space.base};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.snug} ${token.space.roomy};
  border-radius: ${token.radius.card};
  background: ${token.warn.soft};
  color: ${token.warn.main};
`;

/** Label of a button that links to another page. */
export const EmptyStateLink = styled.span`
  & > a {
    display: inline-grid;
    place-items: center;
    min-block-size: ${token.control.small};
    padding-inline: ${token.space.base};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
`;
