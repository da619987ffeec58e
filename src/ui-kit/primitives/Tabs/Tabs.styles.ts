import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** The tabs, with an arrow at each end that hides more of them. */
export const TabStrip = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/** Decorative arrow: the strip scrolls by drag and arrow keys. */
export const ScrollHint = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: grid;
  align-items: center;
  color: ${token.ink.soft};
  pointer-events: none;

  &[data-side='after'] {
    inset-inline: auto 0;
  }
  [dir='rtl'] & > svg {
    rotate: 180deg;
  }
`;

export const TabList = styled.div`
  --kit-fade-before: 0px;
  --kit-fade-after: 0px;
  --kit-fade-to: right;
  display: flex;
  gap: ${token.space.tiny};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token.space.wide};
  mask-image: linear-gradient(
    to var(--kit-fade-to),
    transparent calc(var(--kit-fade-before) / 2),
    black var(--kit-fade-before),
    black calc(100% - var(--kit-fade-after)),
    transparent calc(100% - var(--kit-fade-after) / 2)
  );
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:dir(rtl) {
    --kit-fade-to: left;
  }
  &[data-before] {
    --kit-fade-before: ${token.space.vast};
  }
  &[data-after] {
    --kit-fade-after: ${token.space.vast};
  }
`;

export const TabButton = styled.button`
  flex: 0 0 auto;
  max-inline-size: min(20rem, 100%);
  min-block-size: ${token.control.medium};
  min-inline-size: ${token.control.target};
  padding-inline: ${token.space.base};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-selected='true'] {
    background: ${token.accent.soft};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  & > small {
    margin-inline-start: ${token.space.tiny};
    color: ${token.ink.faint};
    font-size: ${token.text.small};
  }
`;
