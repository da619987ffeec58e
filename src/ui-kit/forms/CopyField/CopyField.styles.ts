import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Group = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space.hair};
  min-inline-size: 0;
`;

export const Label = styled.span`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const ValueRow = styled.span`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  justify-content: space-between;
`;

export const Value = styled.span`
  min-inline-size: 0;
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Takes no space, so the announcement moves no content. */
export const CopyStatus = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  color: ${token.gain.main};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;
