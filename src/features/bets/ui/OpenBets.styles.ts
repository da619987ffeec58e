import styled from 'styled-components';
import { token } from '#ui-kit';

export const SkeletonRows = styled.div`
  display: grid;
  gap: ${token.space.base};
  padding: ${token.space.base};
`;

export const ReadingProgress = styled.p`
  padding: ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const MatchCards = styled.div`
  display: grid;
  gap: ${token.space.base};
  align-content: start;
`;

export const PageNav = styled.nav`
  display: flex;
  gap: ${token.space.base};
  align-items: center;
  justify-content: space-between;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const AllBetsLink = styled.span`
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};

  & a {
    color: ${token.accent.main};
  }
`;
