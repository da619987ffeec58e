import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const MenuRoot = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  display: inline-flex;
  gap: ${token.space.small};
  align-items: center;
  min-block-size: ${token.control.small};
  min-inline-size: ${token.control.small};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.round};
  background: none;
  cursor: pointer;

  /* An icon, which has no shape of its own. */
  &:has(> svg) {
    justify-content: center;
    border-radius: ${token.radius.control};
    color: ${token.ink.soft};

    &:focus-visible {
      outline-offset: calc(-1 * ${token.rule.bold});
    }
    ${media.hover} {
      &:hover {
        background: ${token.surface.hover};
      }
    }
    &[aria-expanded='true'] {
      background: ${token.accent.soft};
      color: ${token.accent.main};
    }
  }
`;

export const Initials = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token.control.mark};
  block-size: ${token.control.mark};
  border-radius: ${token.radius.round};
  background: ${token.accent.main};
  color: ${token.accent.ink};
  font-size: ${token.text.small};
  font-weight: ${token.weight.heavy};
  text-transform: uppercase;

  &::before {
    content: attr(data-initials) / '';
  }
`;

export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${token.space.snug});
  inset-inline-end: 0;
  z-index: ${token.layer.menu};
  display: grid;
  gap: ${token.space.hair};
  min-inline-size: 13rem;
  /* A long menu scrolls by itself, because scrolling the page closes it. */
  max-block-size: calc(100dvh - ${token.control.large} - ${token.space.wide});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${token.space.small};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.float};

  &[hidden] {
    display: none;
  }
  &[data-align='start'] {
    inset-inline: 0 auto;
  }
  /* place-panel.ts sets its position. */
  &[popover] {
    position: fixed;
    inset: auto;
    margin: 0;
    color: inherit;
  }
`;
