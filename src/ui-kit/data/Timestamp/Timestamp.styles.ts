import styled from 'styled-components';

/** A moment is written from left to right in every language, whatever stands around it. */
export const TimeElement = styled.time`
  direction: ltr;
  unicode-bidi: isolate;
`;
