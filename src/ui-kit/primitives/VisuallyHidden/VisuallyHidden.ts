import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: ${token.rule.hair};
  block-size: ${token.rule.hair};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
