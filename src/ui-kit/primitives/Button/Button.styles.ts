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
  min-block-size: var(--button-height);
  padding: ${token.space.tiny} var(--button-space);
  border: ${token.rule.hair} solid var(--button-edge, transparent);
  border-radius: ${token.radius.control};
  background: var(--button-fill);
  color: var(--button-ink);
  font-size: var(--button-text);
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.tight};
  text-align: center;
  cursor: pointer;

  &[data-look='primary'] {
    --button-fill: ${token.accent.main};
    --button-ink: ${token.accent.ink};
  }
  &[data-look='secondary'] {
    --button-fill: ${token.surface.panel};
    --button-ink: ${token.ink.main};
    --button-edge: ${token.line.soft};
  }
  &[data-look='quiet'] {
    --button-fill: transparent;
    --button-ink: ${token.accent.main};
  }
  &[data-look='danger'] {
    --button-fill: ${token.loss.fill};
    --button-ink: ${token.loss.ink};
    --button-shade: ${token.surface.page};
  }
  &[data-look='back'] {
    --button-fill: ${token.back.best};
    --button-ink: ${token.back.ink};
    --button-shade: ${token.surface.page};
  }
  &[data-look='lay'] {
    --button-fill: ${token.lay.best};
    --button-ink: ${token.lay.ink};
    --button-shade: ${token.surface.page};
  }
  &[data-size='small'] {
    --button-height: ${token.control.small};
    --button-space: ${token.space.base};
    --button-text: ${token.text.quiet};
  }
  &[data-size='medium'] {
    --button-height: ${token.control.medium};
    --button-space: ${token.space.roomy};
    --button-text: ${token.text.body};
  }
  &[data-size='large'] {
    --button-height: ${token.control.large};
    --button-space: ${token.space.roomy};
    --button-text: ${token.text.lead};
  }
  &[data-full] {
    inline-size: 100%;
  }
  &[aria-disabled='true']:not([aria-busy='true']),
  &:disabled {
    --button-fill: ${token.surface.hover};
    --button-ink: ${token.ink.soft};
    --button-edge: ${token.line.soft};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']):not(:disabled) {
      background: color-mix(in srgb, var(--button-shade, var(--button-ink)) 7%, var(--button-fill));
    }
  }
  &:active:not([aria-disabled='true']):not(:disabled) {
    background: color-mix(in srgb, var(--button-shade, var(--button-ink)) 13%, var(--button-fill));
  }
`;
