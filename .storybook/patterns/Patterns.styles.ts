import styled from 'styled-components';
import { breakpoint } from '#ui-kit';

/** As wide as the narrowest phone. */
export const NarrowFrame = styled.div`
  inline-size: 100%;
  max-inline-size: ${breakpoint.mobilePortrait}px;
  /* No header of the app stands above. */
  --kit-layout-header: 0px;
`;
