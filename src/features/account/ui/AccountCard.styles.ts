import styled from 'styled-components';
import { token } from '#ui-kit';

export const AccountHeader = styled.div`
  display: flex;
  gap: ${token.space.base};
  align-items: center;
`;

export const AccountDetails = styled.dl`
  display: grid;
  gap: ${token.space.small} ${token.space.roomy};
  grid-template-columns: auto minmax(0, 1fr);
  margin: 0;

  & > dt {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
  }
  & > dd {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
`;
