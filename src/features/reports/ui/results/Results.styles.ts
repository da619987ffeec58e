import styled from 'styled-components';
import { token } from '#ui-kit';

/** Its room is what the table's columns are told by. */
export const ResultsContainer = styled.div`
  container: results / inline-size;
`;

/** How far the reading is, and what could not be read. */
export const ReadingNote = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** Under the event's name where the market's own column has no room: event, market, winner and the way to the rest need 30.75rem. */
export const MarketName = styled.small`
  display: none;
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  @container results (inline-size < 30.75rem) {
    display: block;
  }
`;
