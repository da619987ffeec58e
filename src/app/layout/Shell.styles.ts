import styled, { createGlobalStyle } from 'styled-components';
import { media, token } from '#ui-kit';
import { EndOfPage } from './StatusLine.styles.ts';

/** Keeps a focused element clear of the bars that cover the page: the header, and the bottom bar on a phone. */
export const FocusScrollPadding = createGlobalStyle`
  html {
    scroll-padding-block: calc(${token.layout.header} + ${token.space.snug}) ${token.space.snug};
  }
  ${media.phone} {
    html {
      scroll-padding-block-end: calc(${token.layout.bar} + ${token.space.snug} + env(safe-area-inset-bottom));
    }
  }
`;

/** Off screen until it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${token.space.snug};
  inset-inline-start: ${token.space.snug};
  z-index: ${token.layer.toast};
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: ${token.accent.main};
  color: ${token.accent.ink};
  font-weight: ${token.weight.strong};

  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;

/** A page that needs the full width, such as a game, sets `data-full-width` on the document. */
const fullWidth = 'html[data-full-width]';

export const ColumnsFrame = styled.div`
  display: grid;
  gap: ${token.space.roomy};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: ${token.space.roomy};

  ${media.wide} {
    grid-template-columns: ${token.layout.nav} minmax(0, 1fr);
  }
  ${media.phone} {
    padding: ${token.space.snug};
    padding-block-end: calc(${token.layout.bar} + ${token.space.wide} + env(safe-area-inset-bottom));

    &:has(+ ${EndOfPage}) {
      padding-block-end: ${token.space.base};
    }
  }
  ${fullWidth} & {
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: none;
    padding: 0;
  }
  /* On paper stands the page alone. */
  @media print {
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
  }
`;

export const SideColumnSlot = styled.div`
  display: none;

  ${media.wide} {
    display: block;
    position: sticky;
    inset-block-start: calc(${token.layout.header} + ${token.space.roomy});
    max-block-size: calc(100dvh - ${token.layout.header} - 2 * ${token.space.roomy});
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: ${token.line.strong} transparent;
  }
  ${fullWidth} & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Main = styled.main`
  min-inline-size: 0;

  &:focus {
    outline: none;
  }
`;

export const PhoneBarSlot = styled.div`
  display: none;

  ${media.phone} {
    display: block;
  }
  @media print {
    display: none;
  }
`;

export const PhoneSearch = styled(PhoneBarSlot)`
  margin-block-end: ${token.space.base};
`;
