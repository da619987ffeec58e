import styled from 'styled-components';
import { MarketColumn, media, token } from '#ui-kit';

export const MarketStack = styled(MarketColumn)`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr);

  ${media.phone} {
    gap: ${token.space.snug};
  }
`;

/** As high as the tabs above the markets. */
export const TabsPlace = styled.div`
  min-block-size: ${token.control.medium};
`;
