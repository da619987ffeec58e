import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** Covers the window, and scrolls where the text is longer. */
export const Cover = styled.dialog`
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: ${token.space.roomy};
  border: 0;
  background: ${token.surface.page};
  color: ${token.ink.main};
  text-align: center;
  overflow-wrap: anywhere;

  &[open] {
    display: grid;
    place-content: center;
    justify-items: center;
  }
  & > * {
    max-inline-size: 32rem;
  }
  ${media.phone} {
    padding-block-end: calc(${token.space.roomy} + env(safe-area-inset-bottom));
  }
`;

export const CoverIcon = styled.div`
  margin-inline: auto;
  color: ${token.ink.soft};
`;

export const CoverTitle = styled.h2`
  font-size: ${token.text.title};
  font-weight: ${token.weight.strong};
`;

export const CoverText = styled.p`
  min-block-size: 1lh;
  color: ${token.ink.soft};

  &[data-emphasis] {
    color: ${token.ink.main};
    font-weight: ${token.weight.medium};
  }
`;
