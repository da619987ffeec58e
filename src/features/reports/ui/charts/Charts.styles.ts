import styled from 'styled-components';
import { token } from '#ui-kit';

/** As high as both charts, so that what follows stays in place when the figures arrive. */
export const ChartSpace = styled.div`
  min-block-size: 29rem;
`;

export const ChartHeading = styled.h3`
  margin-block-end: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;
