import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** On phones above the bottom bar, in place of the slip's sheet, so that a pending bet is always visible. */
export const PendingBetList = styled.ul`
  display: grid;
  gap: ${token.space.small};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    position: fixed;
    inset-inline: ${token.space.snug};
    inset-block-end: calc(${token.layout.bar} + ${token.space.snug} + env(safe-area-inset-bottom, 0px));
    z-index: ${token.layer.sticky};
  }
  @media print {
    position: static;
  }
`;

export const PendingBetCard = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: stretch;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};
  overflow: hidden;

  /* The outcome of a bet rises to the place where the slip was, so that the eye finds it. It is legible at once. */
  ${media.motion} {
    transition: translate ${token.motion.modal} ${token.motion.ease};

    @starting-style {
      translate: 0 ${token.space.base};
    }
  }
`;

export const DismissButton = styled.button`
  min-inline-size: ${token.control.large};
  border: 0;
  border-inline-start: ${token.rule.hair} solid ${token.line.soft};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
`;
