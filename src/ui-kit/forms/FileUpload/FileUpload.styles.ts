import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export { Group } from '../Field/Field.styles.ts';

export const DropZone = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space.snug};
  padding: ${token.space.snug};
  border: ${token.rule.hair} dashed ${token.line.strong};
  border-radius: ${token.radius.control};
  background: ${token.surface.panel};

  &[data-over] {
    border-style: solid;
    border-color: ${token.accent.main};
    background: ${token.accent.soft};
  }
  &[data-broken] {
    border-color: ${token.loss.main};
  }
  &[data-held] {
    background: ${token.surface.sunk};
  }
  &:has(input:focus-visible) {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: ${token.rule.bold};
  }
`;

export const ChosenFile = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space.base};
  align-items: center;
`;

export const PreviewCanvas = styled.canvas`
  inline-size: ${token.control.large};
  block-size: ${token.control.large};
  border-radius: ${token.radius.cell};
  background: ${token.surface.hover};
  object-fit: cover;
`;

export const FileName = styled.span`
  display: block;
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
`;

export const FileSize = styled.span`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const ChooseLabel = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};
  align-items: center;
  justify-content: center;
  min-block-size: ${token.control.medium};
  color: ${token.ink.soft};
  cursor: pointer;

  & > b {
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
  [data-held] > & {
    display: none;
  }
`;

/** In place and focusable, but drawn by its surroundings. */
export const FileInput = styled.input`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: ${token.rule.hair};
  block-size: ${token.rule.hair};
  opacity: 0;
  overflow: hidden;
`;
