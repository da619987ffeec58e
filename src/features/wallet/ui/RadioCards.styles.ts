import styled from 'styled-components';
import { token } from '#ui-kit';

export const OptionGrid = styled.div`
  display: grid;
  gap: ${token.space.snug};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));

  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const OptionCard = styled.label`
  position: relative;
  display: flex;
  gap: ${token.space.base};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${token.control.large};
  padding: ${token.space.snug} ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.control};
  background: ${token.surface.panel};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  &:has(:checked) {
    border-color: ${token.accent.main};
    outline: ${token.rule.hair} solid ${token.accent.main};
    background: ${token.accent.soft};
  }
  &:has(:focus-visible) {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: ${token.rule.bold};
  }
  &:has(:disabled) {
    color: ${token.ink.soft};
    cursor: not-allowed;
  }

  & > input {
    flex: none;
    accent-color: ${token.accent.main};
    outline: none;
  }
`;

/** Keeps its space while the picture loads, and without a picture. */
export const OptionLogo = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: ${token.control.mark};
  block-size: ${token.control.mark};
  border-radius: ${token.radius.cell};
  background: ${token.surface.hover};
  color: ${token.ink.soft};
  font-weight: ${token.weight.strong};
  overflow: hidden;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;
