import styled, { createGlobalStyle } from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/**
 * react-toastify's own style sheet reads these variables. Its animations stop when the reader prefers reduced motion.
 */
export const Host = styled.div`
  --toastify-font-family: ${token.font.body};
  --toastify-toast-bd-radius: ${token.radius.control};
  --toastify-toast-shadow: ${token.shadow.float};
  --toastify-z-index: ${token.layer.toast};
  --toastify-color-light: ${token.surface.raised};
  --toastify-text-color-light: ${token.ink.main};
  --toastify-color-success: ${token.gain.main};
  --toastify-color-error: ${token.loss.main};
  --toastify-color-info: ${token.accent.main};
  --toastify-color-progress-success: ${token.gain.main};
  --toastify-color-progress-error: ${token.loss.main};

  .Toastify__toast {
    border: ${token.rule.hair} solid ${token.line.soft};
    border-inline-start: ${token.rule.band} solid var(--toast-edge, ${token.accent.main});
    font-size: ${token.text.body};
  }
  .Toastify__toast--success {
    --toast-edge: ${token.gain.main};
  }
  .Toastify__toast--error {
    --toast-edge: ${token.loss.main};
  }
  .Toastify__close-button {
    color: ${token.ink.soft};
    opacity: 1;
    inline-size: ${token.control.target};
    block-size: ${token.control.target};
  }
  /* Below the header, so that balance, exposure and account stay visible. */
  .Toastify__toast-container {
    inset-block-start: calc(${token.layout.header} + ${token.space.snug});
  }
  ${media.phone} {
    .Toastify__toast-container {
      inset-block-start: ${token.layout.header};
    }
  }
  /* Over a bottom sheet, in the space above its title. */
  [data-shape='sheet'] & {
    --toastify-toast-min-height: 3.5rem;
    --toastify-toast-max-height: ${token.layout.aboveSheet};
    .Toastify__toast-container {
      inset-block-start: env(safe-area-inset-top);
    }
    .Toastify__toast {
      margin: 0;
      padding-block: ${token.space.tiny};
      overflow-y: auto;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .Toastify__toast,
    .Toastify--animate {
      animation-duration: 1ms;
    }
  }
`;

/** The popover itself has no box: its content is positioned by the viewport. */
export const ToastLayerStyle = createGlobalStyle`
  @media print {
    [data-place='toasts'] { display: none; }
  }
  [data-place='toasts'] {
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    overflow: visible;
  }
`;
