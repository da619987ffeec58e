import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** Links and buttons inside the panel. */
export const MenuItem = styled.button`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token.control.medium};
  padding-inline: ${token.space.base};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  font-size: ${token.text.body};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-current='page'] {
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
`;

export const MenuLabel = styled.p`
  padding: ${token.space.snug} ${token.space.base} ${token.space.tiny};
  color: ${token.ink.faint};
  font-size: ${token.text.small};
`;
