import styled from 'styled-components';
import { token } from '#ui-kit';

/** `display: contents`, so that it takes no space without a request. */
export const RequestContents = styled.div`
  display: contents;
`;

export const RequestDetails = styled.details`
  & > div {
    display: grid;
    gap: ${token.space.base};
    padding: ${token.space.base} ${token.space.roomy} ${token.space.roomy};
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
`;

export const RequestSummary = styled.summary`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.base};
  align-items: center;
  min-block-size: ${token.control.medium};
  padding: ${token.space.snug} ${token.space.roomy};
  cursor: pointer;
  font-variant-numeric: tabular-nums;

  & > b {
    font-weight: ${token.weight.strong};
  }
  & > :nth-child(3) {
    margin-inline-start: auto;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
    border-radius: ${token.radius.card};
  }
`;

/** Date, payee and outcome on a line of their own. */
export const RequestNote = styled.span`
  flex: 1 0 100%;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;

export const RequestReference = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
