import styled from 'styled-components';
import { token } from '#ui-kit';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.base};
  align-items: center;
  justify-content: center;
  padding: ${token.space.small} ${token.space.base};
  background: ${token.warn.soft};
  color: ${token.warn.main};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.medium};

  & > a {
    color: inherit;
    text-decoration: underline;
  }
`;
