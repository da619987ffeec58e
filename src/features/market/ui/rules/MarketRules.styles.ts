import styled from 'styled-components';
import { token } from '#ui-kit';

export const RulesSheet = styled.div`
  display: grid;
  gap: ${token.space.roomy};
  white-space: normal;
`;

export const RulesSectionTitle = styled.h3`
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;

export const RuleList = styled.ul`
  display: grid;
  gap: ${token.space.small};
  color: ${token.ink.soft};
  line-height: ${token.leading.base};
`;

export const LimitList = styled.dl`
  display: grid;
  gap: ${token.space.tiny} ${token.space.roomy};
  grid-template-columns: 1fr auto;

  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
    text-align: end;
  }
`;

export const LimitItem = styled.div`
  display: contents;
`;
