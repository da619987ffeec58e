import styled from 'styled-components';
import { token } from '#ui-kit';

/** The button covers the left part of the row, because the text alone would be a small target. */
export const OpenBookButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 calc(var(--kit-prices-end) + 2 * var(--kit-side-width) + ${token.space.snug});
    border-radius: ${token.radius.cell};
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token.rule.bold} solid ${token.focus.ring};
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;
