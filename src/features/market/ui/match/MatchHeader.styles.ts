import styled from 'styled-components';
import { token } from '#ui-kit';

export const HeaderCard = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.small};
  padding: ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};
`;

export const Trail = styled.div`
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.target};
  }
`;

export const MatchTitle = styled.h1`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${token.text.title};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.tight};
`;

export const StartTime = styled.span`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;
