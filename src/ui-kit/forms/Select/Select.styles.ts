import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const Group = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  min-inline-size: 0;

  &[data-inline] {
    display: flex;
    align-items: center;
    gap: ${token.space.snug};
  }
`;

export const NativeSelect = styled.select`
  inline-size: 100%;
  min-block-size: ${token.control.medium};
  padding-inline: ${token.space.base} ${token.space.snug};
  border: ${token.rule.hair} solid ${token.line.strong};
  border-radius: ${token.radius.control};
  background: ${token.surface.panel};
  color: ${token.ink.main};
  font-size: ${token.text.body};
  text-overflow: ellipsis;

  &:focus-visible {
    border-color: ${token.accent.main};
    outline: ${token.rule.hair} solid ${token.accent.main};
    outline-offset: 0;
  }
  &:disabled {
    background: ${token.surface.sunk};
    color: ${token.ink.soft};
  }
  /* A browser fades a disabled select, which high contrast does not allow. */
  [data-theme='contrast'] &:disabled {
    opacity: 1;
  }
  @media (prefers-contrast: more) {
    &:disabled {
      opacity: 1;
    }
  }
  [data-inline] > & {
    inline-size: auto;
    min-block-size: ${token.control.small};
    font-size: ${token.text.quiet};
  }
  /* Below 16 px a phone zooms the page when the field takes focus. */
  ${media.phone} {
    font-size: 1rem;
  }
`;
