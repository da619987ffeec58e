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

export const StaleNotice = styled.p`
  padding: ${token.space.small} ${token.space.base};
  border-radius: ${token.radius.card};
  background: ${token.warn.soft};
  color: ${token.warn.main};
  font-size: ${token.text.small};
`;
