import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Strip = styled.div`
  & [role='tablist'] {
    padding-block-end: ${token.space.tiny};
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
  }
`;
