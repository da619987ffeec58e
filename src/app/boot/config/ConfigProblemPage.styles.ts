import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const Screen = styled.main`
  display: grid;
  gap: ${token.space.roomy};
  align-content: start;
  max-inline-size: ${token.layout.wide};
  margin-inline: auto;
  padding: ${token.space.vast} ${token.space.roomy};
`;

export const Title = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

export const ProblemText = styled.p`
  color: ${token.ink.soft};
  overflow-wrap: anywhere;
`;

export const Keys = styled.table`
  inline-size: 100%;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  border-collapse: separate;
  border-spacing: 0;
  background: ${token.surface.panel};
  text-align: start;

  & th,
  & td {
    padding: ${token.space.snug} ${token.space.base};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }
  & thead th {
    color: ${token.ink.faint};
    font-size: ${token.text.small};
    font-weight: ${token.weight.medium};
  }
  & tbody :is(th, td) {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  & tbody th {
    font-weight: ${token.weight.strong};
  }
  ${media.small} {
    & thead {
      display: none;
    }
    & :is(tr, th, td) {
      display: block;
    }
    & tbody td {
      padding-block-start: 0;
      border-block-start: 0;
    }
    & tbody td::before {
      display: block;
      color: ${token.ink.faint};
      font-size: ${token.text.small};
      content: attr(data-label);
    }
  }
`;
