import styled from 'styled-components';
import { ownDirection } from '../../theme/own-direction.ts';
import { token } from '../../theme/tokens.ts';

/** Two lines when narrow: the selection, then the figures. One line from 560 px on. */
export const Ticket = styled.table`
  display: grid;
  grid-template:
    'bet-head bet-head bet-head' auto
    'bet bet bet' auto
    'odds-head stake-head profit-head' auto
    'odds stake profit' auto / minmax(0, 1.25fr) minmax(0, 1.1fr) minmax(0, 0.75fr);
  gap: ${token.space.tiny} ${token.space.snug};

  & thead,
  & tbody,
  & tr {
    display: contents;
  }
  @container slip (min-width: 560px) {
    grid-template:
      'bet-head odds-head stake-head profit-head' auto
      'bet odds stake profit' auto / minmax(0, 2fr) minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 0.75fr);
  }
`;

export const TicketHeadCell = styled.th`
  padding: 0;
  color: ${token.ink.faint};
  font-size: ${token.text.micro};
  font-weight: ${token.weight.regular};
  text-align: start;

  &[data-area='bet'] {
    grid-area: bet-head;
  }
  &[data-area='odds'] {
    grid-area: odds-head;
  }
  &[data-area='stake'] {
    grid-area: stake-head;
  }
  &[data-area='profit'] {
    grid-area: profit-head;
    text-align: end;
  }
`;

export const TicketCell = styled.td`
  min-inline-size: 0;
  padding: 0;

  &[data-area='bet'] {
    grid-area: bet;
    display: flex;
    gap: ${token.space.snug};
    align-items: center;
  }
  &[data-area='odds'] {
    grid-area: odds;
  }
  &[data-area='stake'] {
    grid-area: stake;
    & input {
      font-size: ${token.text.lead};
      font-weight: ${token.weight.heavy};
      text-align: end;
    }
  }
`;

export const ProfitCell = styled.td`
  grid-area: profit;
  align-self: center;
  min-inline-size: 0;
  padding: 0;
  overflow: hidden;
  font-weight: ${token.weight.strong};
  text-align: end;
  text-overflow: ellipsis;
`;

export const SideTag = styled.span`
  flex: 0 0 auto;
  padding: ${token.space.hair} ${token.space.snug};
  border-radius: ${token.radius.chip};
  background: ${token.back.best};
  color: ${token.back.ink};
  font-size: ${token.text.small};
  font-weight: ${token.weight.heavy};
  text-transform: uppercase;

  [data-side='lay'] & {
    background: ${token.lay.best};
    color: ${token.lay.ink};
  }
`;

export const SelectionName = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: ${token.leading.snug};

  & > :is(b, small) {
    ${ownDirection}
  }
  & > b {
    font-size: ${token.text.lead};
    font-weight: ${token.weight.strong};
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${token.ink.faint};
    font-size: ${token.text.small};
  }
`;
