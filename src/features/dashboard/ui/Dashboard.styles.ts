import styled from 'styled-components';
import { token } from '#ui-kit';

export const DashboardHeader = styled.header`
  display: flex;
  gap: ${token.space.snug};
  align-items: baseline;
  padding-inline: ${token.space.tiny};
`;

export const DashboardHeading = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
  letter-spacing: -0.015em;

  &:focus-visible {
    outline: none;
  }
`;

export const MatchCount = styled.span`
  color: ${token.ink.faint};
  font-size: ${token.text.small};
  font-weight: ${token.weight.regular};
`;

/** Same height as the odds, so that nothing moves when they arrive. */
export const OddsSkeleton = styled.div`
  display: flex;
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
