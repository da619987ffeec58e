import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space.small};
`;

export const Preset = styled.button`
  min-block-size: ${token.control.small};
  padding: 0 ${token.space.tiny};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.cell};
  background: ${token.surface.sunk};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};
  direction: ltr;
  cursor: pointer;

  &[data-way='add'] {
    color: ${token.accent.main};
  }
  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-disabled='true'] {
    color: ${token.ink.faint};
    cursor: not-allowed;
  }
`;
