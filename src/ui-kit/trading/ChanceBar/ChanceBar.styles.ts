import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** A page may set `--chance-first`, `--chance-last` and `--chance-middle`, such as to the colours of the runners. */
export const ChanceFrame = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  min-inline-size: 0;

  &[data-empty] {
    visibility: hidden;
  }
`;

export const ChanceParts = styled.div`
  display: flex;
  gap: 2px;
  overflow: hidden;
  block-size: 0.5rem;
  border-radius: ${token.radius.chip};
`;

export const ChancePart = styled.span`
  flex: var(--chance, 1) 1 0;
  min-inline-size: 2px;
  background: var(--chance-middle, ${token.line.strong});

  &:first-child {
    background: var(--chance-first, ${token.back.best});
  }
  &:last-child:not(:first-child) {
    background: var(--chance-last, ${token.lay.best});
  }
  @media (forced-colors: active) {
    border: ${token.rule.hair} solid CanvasText;
  }
`;

export const ChanceWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.base};
  justify-content: space-between;
  font-size: ${token.text.small};

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > span > [data-chance-figure] {
    font-weight: ${token.weight.strong};
  }
`;
