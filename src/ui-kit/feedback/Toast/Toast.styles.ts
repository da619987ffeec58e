import styled, { createGlobalStyle } from 'styled-components';
import { animation } from '../../theme/animations.ts';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Classes of the two animations, for `cssTransition` of react-toastify. It waits until each animation ends. */
export const animationClass = { enter: 'toast-enter', exit: 'toast-exit' } as const;

/**
 * The class names of react-toastify's unstyled build, with the styles of those that this app shows. With reduced motion
 * a toast comes and goes at once.
 */
export const Host = styled.div`
  --kit-toast-end: 1;
  &:dir(rtl) {
    --kit-toast-end: -1;
  }
  .Toastify__toast-container {
    display: flex;
    flex-direction: column;
    align-items: end;
    position: fixed;
    /* Below the header, so that balance, exposure and account stay visible. */
    inset-block-start: calc(${token.layout.header} + ${token.space.snug});
    inset-inline-end: max(${token.space.roomy}, env(safe-area-inset-left), env(safe-area-inset-right));
    z-index: ${token.layer.toast};
  }
  .Toastify__toast {
    --kit-toast-edge: ${token.accent.main};
    display: flex;
    flex: 1 auto;
    align-items: center;
    position: relative;
    z-index: 0;
    inline-size: 20rem;
    min-block-size: 4rem;
    max-block-size: 50rem;
    margin-block-end: ${token.space.roomy};
    padding: ${token.space.base};
    /* Keeps the text clear of the close button. */
    padding-inline-end: calc(${token.control.target} + ${token.space.base});
    border: ${token.rule.hair} solid ${token.line.soft};
    border-inline-start: ${token.rule.band} solid var(--kit-toast-edge);
    border-radius: ${token.radius.control};
    background: ${token.surface.raised};
    color: ${token.ink.main};
    box-shadow: ${token.shadow.float};
    font-size: ${token.text.body};
    word-break: break-word;
    touch-action: none;
  }
  .Toastify__toast--success {
    --kit-toast-edge: ${token.gain.main};
  }
  .Toastify__toast--error {
    --kit-toast-edge: ${token.loss.main};
  }
  .Toastify__toast-icon {
    flex: none;
    margin-inline-end: ${token.space.snug};
    color: var(--kit-toast-edge);
  }
  .Toastify__close-button {
    position: absolute;
    inset-block-start: ${token.space.small};
    inset-inline-end: ${token.space.small};
    z-index: 1;
    inline-size: ${token.control.target};
    block-size: ${token.control.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${token.ink.soft};
    cursor: pointer;
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    block-size: ${token.rule.band};
    overflow: hidden;
    border-end-start-radius: ${token.radius.control};
    border-end-end-radius: ${token.radius.control};
    &[data-hidden='true'] {
      opacity: 0;
    }
  }
  .Toastify__progress-bar,
  .Toastify__progress-bar--bg {
    position: absolute;
    inset: 0;
    background: var(--kit-toast-edge);
    /* The start of the line of text. */
    transform-origin: calc(50% - 50% * var(--kit-toast-end));
  }
  .Toastify__progress-bar {
    opacity: 0.7;
  }
  .Toastify__progress-bar--bg {
    opacity: 0.2;
  }
  /* The library sets the duration, and closes the toast when this animation ends. Reduced motion hides the bar. */
  .Toastify__progress-bar--animated {
    opacity: 0;
    animation: ${animation.runDown} linear 1 forwards;
    ${media.motion} {
      opacity: 0.7;
    }
  }
  .${animationClass.enter}, .${animationClass.exit} {
    animation: ${animation.bounceIn} 1ms both;
    ${media.motion} {
      animation-duration: ${token.motion.pulse};
    }
  }
  .${animationClass.exit} {
    animation-name: ${animation.bounceOut};
  }
  ${media.phone} {
    .Toastify__toast-container {
      inset-block-start: ${token.layout.header};
    }
  }
  ${media.small} {
    .Toastify__toast-container {
      inset-inline: 0;
      padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    }
    .Toastify__toast {
      inline-size: 100%;
      margin: 0;
      border-radius: 0;
    }
  }
  /* Over a bottom sheet, in the space above its title. */
  [data-shape='sheet'] & {
    .Toastify__toast-container {
      inset-block-start: env(safe-area-inset-top);
    }
    .Toastify__toast {
      min-block-size: 3.5rem;
      max-block-size: ${token.layout.aboveSheet};
      margin: 0;
      padding-block: ${token.space.tiny};
      overflow-y: auto;
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
