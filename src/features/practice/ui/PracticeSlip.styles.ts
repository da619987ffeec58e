import styled from 'styled-components';
import { token } from '#ui-kit';

export const TicketForm = styled.form`
  display: grid;
  gap: ${token.space.base};
  padding: ${token.space.base} ${token.space.roomy};
  border-inline-start: ${token.rule.band} dashed ${token.back.edge};

  &[data-side='lay'] {
    border-inline-start-color: ${token.lay.edge};
  }
`;

export const SelectionName = styled.p`
  font-size: ${token.text.lead};
  font-weight: ${token.weight.strong};
`;

export const MarketName = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const TicketFigures = styled.dl`
  display: grid;
  gap: ${token.space.tiny} ${token.space.base};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;

  & dt {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & dd {
    margin: 0;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
