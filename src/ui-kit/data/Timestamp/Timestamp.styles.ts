import styled from 'styled-components';

/** A moment reads from left to right in every language. */
export const TimeElement = styled.time`
  direction: ltr;
  unicode-bidi: isolate;
`;
