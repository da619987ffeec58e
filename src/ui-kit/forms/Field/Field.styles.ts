import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const Group = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  min-inline-size: 0;
`;

export const Label = styled.label`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.medium};
`;

export const InputFrame = styled.span`
  display: flex;
  align-items: stretch;
  min-block-size: ${token.control.medium};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.control};
  background: ${token.surface.panel};
  overflow: hidden;

  /* The border surrounds the whole touch target. */
  ${media.phone} {
    min-block-size: calc(${token.control.medium} + 2 * ${token.rule.hair});
  }
  &:has(input:focus) {
    border-color: ${token.accent.main};
    outline: ${token.rule.hair} solid ${token.accent.main};
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${token.loss.main};
  }
  &:has(input:focus[aria-invalid='true']) {
    outline-color: ${token.loss.main};
  }
  &:has(input:disabled, input:read-only) {
    background: ${token.surface.sunk};
    color: ${token.ink.soft};
  }
`;

export const Adornment = styled.span`
  display: flex;
  align-items: center;
  padding-inline: ${token.space.snug};
  color: ${token.ink.soft};
`;

export const RevealButton = styled.button`
  min-inline-size: ${token.control.medium};
  border: 0;
  background: none;
  color: ${token.ink.soft};
  display: grid;
  place-items: center;
  cursor: pointer;
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

export const Hint = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const Problem = styled.p`
  color: ${token.loss.main};
  font-size: ${token.text.small};
  font-weight: ${token.weight.medium};
`;
