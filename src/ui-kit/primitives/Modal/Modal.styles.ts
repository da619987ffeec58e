import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const Dialog = styled.dialog`
  --kit-modal-from: translateY(${token.space.base});
  inline-size: min(${token.layout.modal}, calc(100vw - 2 * ${token.space.roomy}));
  max-block-size: min(90dvb, 100dvb - 2 * ${token.space.roomy});
  padding: 0;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  color: ${token.ink.main};
  box-shadow: ${token.shadow.float};
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &[data-shape='wide'] {
    inline-size: min(${token.layout.wide}, calc(100vw - 2 * ${token.space.roomy}));
  }
  &[data-shape='sheet'] {
    --kit-modal-from: translateY(100%);
    inline-size: 100%;
    max-inline-size: 100%;
    /* Reserves space above the sheet for a toast. */
    max-block-size: min(92dvb, 100dvb - ${token.layout.aboveSheet} - env(safe-area-inset-top));
    margin-block: auto 0;
    margin-inline: 0;
    border-inline: 0;
    border-block-end: 0;
    border-radius: ${token.radius.sheet} ${token.radius.sheet} 0 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
  &::backdrop {
    background: ${token.surface.backdrop};
  }

  ${media.motion} {
    opacity: 0;
    transform: var(--kit-modal-from);
    transition:
      opacity ${token.motion.modal} ${token.motion.ease},
      transform ${token.motion.modal} ${token.motion.ease},
      overlay ${token.motion.modal} allow-discrete,
      display ${token.motion.modal} allow-discrete;
    &[open] {
      opacity: 1;
      transform: none;
    }
    &::backdrop {
      opacity: 0;
      transition:
        opacity ${token.motion.backdrop} linear,
        overlay ${token.motion.modal} allow-discrete,
        display ${token.motion.modal} allow-discrete;
    }
    &[open]::backdrop {
      opacity: 1;
    }
    @starting-style {
      &[open] {
        opacity: 0;
        transform: var(--kit-modal-from);
      }
      &[open]::backdrop {
        opacity: 0;
      }
    }
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space.snug};
  padding: ${token.space.snug};
  padding-inline-start: ${token.space.roomy};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
`;

export const Title = styled.h2`
  flex: 1;
  font-size: ${token.text.lead};
  font-weight: ${token.weight.strong};
`;

export const CloseButton = styled.button`
  inline-size: ${token.control.medium};
  block-size: ${token.control.medium};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  display: grid;
  place-items: center;
  cursor: pointer;
  &:hover {
    background: ${token.surface.hover};
  }
`;

export const Body = styled.div`
  padding: ${token.space.roomy};
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: break-word;
  &[data-flush] {
    padding: 0;
  }
`;

export const Footer = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space.snug};
  padding: ${token.space.base} ${token.space.roomy};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
`;
