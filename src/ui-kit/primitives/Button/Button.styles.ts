import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'back' | 'lay';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * Variants and sizes are attributes: interpolated values would cost more than the rest of the button on each render.
 */
export const StyledButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space.snug};
  min-block-size: var(--kit-button-height);
  padding: ${token.space.tiny} var(--kit-button-space);
  border: ${token.rule.hair} solid var(--kit-button-edge, transparent);
  border-radius: ${token.radius.control};
  background: var(--kit-button-fill);
  color: var(--kit-button-ink);
  font-size: var(--kit-button-text);
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.tight};
  text-align: center;
  cursor: pointer;

  &[data-look='primary'] {
    --kit-button-fill: ${token.accent.main};
    --kit-button-ink: ${token.accent.ink};
    /* Away from the ink: nearer to it, high contrast would fall below 7:1. */
    --kit-button-shade: ${token.ink.main};
  }
  &[data-look='secondary'] {
    --kit-button-fill: ${token.surface.panel};
    --kit-button-ink: ${token.ink.main};
    --kit-button-edge: ${token.line.soft};
  }
  &[data-look='quiet'] {
    --kit-button-fill: transparent;
    --kit-button-ink: ${token.accent.main};
  }
  &[data-look='danger'] {
    --kit-button-fill: ${token.loss.fill};
    --kit-button-ink: ${token.loss.ink};
    --kit-button-shade: ${token.surface.page};
  }
  &[data-look='back'] {
    --kit-button-fill: ${token.back.best};
    --kit-button-ink: ${token.back.ink};
    --kit-button-shade: ${token.surface.page};
  }
  &[data-look='lay'] {
    --kit-button-fill: ${token.lay.best};
    --kit-button-ink: ${token.lay.ink};
    --kit-button-shade: ${token.surface.page};
  }
  &[data-size='small'] {
    --kit-button-height: ${token.control.small};
    --kit-button-space: ${token.space.base};
    --kit-button-text: ${token.text.quiet};
  }
  &[data-size='medium'] {
    --kit-button-height: ${token.control.medium};
    --kit-button-space: ${token.space.roomy};
    --kit-button-text: ${token.text.body};
  }
  &[data-size='large'] {
    --kit-button-height: ${token.control.large};
    --kit-button-space: ${token.space.roomy};
    --kit-button-text: ${token.text.lead};
  }
  &[data-full] {
    inline-size: 100%;
  }
  &[aria-disabled='true']:not([aria-busy='true']),
  &:disabled {
    --kit-button-fill: ${token.surface.hover};
    --kit-button-ink: ${token.ink.soft};
    --kit-button-edge: ${token.line.soft};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']):not(:disabled) {
      background: color-mix(in srgb, var(--kit-button-shade, var(--kit-button-ink)) 7%, var(--kit-button-fill));
    }
  }
  &:active:not([aria-disabled='true']):not(:disabled) {
    background: color-mix(in srgb, var(--kit-button-shade, var(--kit-button-ink)) 13%, var(--kit-button-fill));
  }
`;
