import styled from 'styled-components';
import { token } from '#ui-kit';

/** The table chooses its columns by the width of this container. */
export const ResultsContainer = styled.div`
  container: results / inline-size;
`;

/** Loading progress, and what failed to load. */
export const ReadingNote = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** Below the event's name while the table is narrower than 30.75rem and has no market column. */
export const MarketName = styled.small`
  display: none;
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  @container results (inline-size < 30.75rem) {
    display: block;
  }
`;
