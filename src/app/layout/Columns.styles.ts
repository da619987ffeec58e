import styled from 'styled-components';
import { media, Stack, token } from '#ui-kit';

/** Stays in place while the content scrolls. A rail taller than the window scrolls by itself. */
export const RailColumn = styled.aside`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  ${media.wide} {
    position: sticky;
    inset-block-start: calc(${token.layout.header} + ${token.space.roomy});
    max-block-size: calc(100dvh - ${token.layout.header} - 2 * ${token.space.roomy});
    overflow-y: auto;
    scrollbar-width: thin;
    scrollbar-color: ${token.line.strong} transparent;
  }
  @media print {
    position: static;
    max-block-size: none;
    overflow: visible;
  }
`;

/** Cards stand closer together on a phone. */
export const ContentColumn = styled(Stack)`
  ${media.phone} {
    gap: ${token.space.snug};
  }
`;
