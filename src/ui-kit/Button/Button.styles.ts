import styled, { css } from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'back' | 'lay';
export type ButtonSize = 'small' | 'medium' | 'large';

const looks = {
  primary: css`
    --button-fill: ${token.accent.main};
    --button-ink: ${token.accent.ink};
  `,
  secondary: css`
    --button-fill: ${token.surface.panel};
    --button-ink: ${token.ink.main};
    --button-edge: ${token.line.soft};
  `,
  quiet: css`
    --button-fill: transparent;
    --button-ink: ${token.accent.main};
  `,
  danger: css`
    --button-fill: ${token.loss.fill};
    --button-ink: ${token.loss.ink};
    --button-shade: ${token.surface.page};
  `,
  back: css`
    --button-fill: ${token.back.best};
    --button-ink: ${token.back.ink};
    --button-shade: ${token.surface.page};
  `,
  lay: css`
    --button-fill: ${token.lay.best};
    --button-ink: ${token.lay.ink};
    --button-shade: ${token.surface.page};
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`
    --button-height: ${token.control.small};
    --button-space: ${token.space.base};
    --button-text: ${token.text.quiet};
  `,
  medium: css`
    --button-height: ${token.control.medium};
    --button-space: ${token.space.roomy};
    --button-text: ${token.text.body};
  `,
  large: css`
    --button-height: ${token.control.large};
    --button-space: ${token.space.roomy};
    --button-text: ${token.text.lead};
  `,
} satisfies Record<ButtonSize, ReturnType<typeof css>>;

export const Face = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${({ $variant }) => looks[$variant]}
  ${({ $size }) => sizes[$size]}
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
