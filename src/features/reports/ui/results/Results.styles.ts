import styled from 'styled-components';
import { token } from '#ui-kit';

/** Loading progress, and what failed to load. */
export const ReadingNote = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** Below the event's name while the table has no market column. */
export const MarketName = styled.small`
  display: block;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
