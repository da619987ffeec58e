import styled from 'styled-components';
import { token } from '#ui-kit';

export const ChartHeading = styled.h3`
  margin-block-end: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;
