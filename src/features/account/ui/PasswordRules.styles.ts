import styled from 'styled-components';
import { token } from '#ui-kit';

export const RuleList = styled.ul`
  display: grid;
  gap: ${token.space.hair} ${token.space.base};
  grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
  margin-block-start: calc(-1 * ${token.space.snug});
`;

export const RuleItem = styled.li`
  display: flex;
  gap: ${token.space.small};
  align-items: flex-start;
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  & > svg {
    flex: none;
    margin-block-start: ${token.space.hair};
  }
  &[data-met] {
    color: ${token.gain.main};
  }
  &:last-child {
    grid-column: 1 / -1;
  }
`;
