import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { token } from '#ui-kit';

/** Link that covers the whole row or panel, below its odds. */
export const MatchLink = styled(Link)`
  display: grid;
  grid-row: 1 / span 2;
  grid-template-rows: subgrid;
  font-weight: ${token.weight.strong};

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

export const TeamLine = styled.span`
  display: flex;
  gap: ${token.space.small};
  align-items: center;
  min-inline-size: 0;
`;

export const TeamName = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: ${token.leading.snug};
`;

export const TeamSeparator = styled.span`
  opacity: 0.7;
  font-weight: ${token.weight.regular};
`;
