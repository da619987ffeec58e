import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Arrow up or down with soft edges, like those of a letter. */
const drawArrow = (from: string, apex: string) =>
  `conic-gradient(from ${from} at 50% ${apex}, transparent, var(--kit-price-ink) 6deg 54deg, transparent 60deg)`;
const drawRing = (colour: string, width: string = token.rule.bold) =>
  `var(--kit-price-bar), inset 0 0 0 ${width} ${colour}`;

/**
 * One static rule for all cells: side, level and movement are attributes, the two texts are nested selectors.
 *
 * There is no animation: the data flush sets and removes an attribute on a moving price (docs/performance.md). Bar,
 * ring and arrow are a shadow and a background, so a mark repaints without layout.
 */
export const Cell = styled.button`
  --kit-price-surface: ${token.back.best};
  --kit-price-ink: ${token.back.ink};
  --kit-price-edge: ${token.back.edge};
  --kit-price-bar: inset 0 0 transparent;
  --kit-price-room: ${token.cell.width};
  display: block;
  flex: 0 0 auto;
  inline-size: ${token.cell.width};
  block-size: ${token.cell.height};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.cell};
  background: var(--kit-price-surface) no-repeat right ${token.space.tiny} top ${token.space.tiny} / 7px 6px;
  box-shadow: var(--kit-price-bar);
  color: var(--kit-price-ink);
  line-height: ${token.leading.digits};
  text-align: center;
  cursor: pointer;

  /* Back and lay are equally bright. For readers without colour vision a bar differs: above for back, below for lay. */
  &[data-level='0'] {
    --kit-price-bar: inset 0 ${token.rule.bold} var(--kit-price-edge);
  }
  &[data-side='lay'][data-level='0'] {
    --kit-price-bar: inset 0 calc(-1 * ${token.rule.bold}) var(--kit-price-edge);
  }
  &[data-side='back'][data-level='1'] {
    --kit-price-surface: ${token.back.second};
  }
  &[data-side='back'][data-level='2'] {
    --kit-price-surface: ${token.back.third};
  }
  &[data-side='lay'] {
    --kit-price-surface: ${token.lay.best};
    --kit-price-ink: ${token.lay.ink};
    --kit-price-edge: ${token.lay.edge};
  }
  &[data-side='lay'][data-level='1'] {
    --kit-price-surface: ${token.lay.second};
  }
  &[data-side='lay'][data-level='2'] {
    --kit-price-surface: ${token.lay.third};
  }

  & > b,
  & > small {
    display: block;
  }
  & > b {
    /* The largest size that fits the cell, also with a letter spacing set by the reader. */
    font-size: min(${token.text.lead}, var(--kit-price-room) / (0.77 * var(--kit-price-digits, 4) - 0.3));
    font-weight: ${token.weight.heavy};
    white-space: nowrap;
  }
  & > small {
    min-block-size: 1lh;
    direction: ltr;
    font-size: ${token.text.micro};
    white-space: nowrap;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      box-shadow: ${drawRing('var(--kit-price-edge)', token.rule.hair)};
    }
  }
  &[data-movement='up'] {
    background-image: ${drawArrow('150deg', '0')};
    box-shadow: ${drawRing(token.gain.main)};
  }
  &[data-movement='down'] {
    background-image: ${drawArrow('-30deg', '100%')};
    box-shadow: ${drawRing(token.loss.main)};
  }
  [dir='rtl'] & {
    background-position-x: left ${token.space.tiny};
  }
  /* Forced colours drop backgrounds and shadows: a thick edge above is back, below is lay, and the arrow is a letter. */
  @media (forced-colors: active) {
    position: relative;
    border: ${token.rule.hair} solid ButtonBorder;
    border-block-start-width: ${token.rule.band};
    &[data-side='lay'] {
      border-block-width: ${token.rule.hair} ${token.rule.band};
    }
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
    &[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[data-movement]::before {
      position: absolute;
      inset-block-start: ${token.space.hair};
      inset-inline-end: ${token.space.tiny};
      font-size: 0.5rem;
    }
    &[data-movement='up']::before {
      content: '▲' / '';
    }
    &[data-movement='down']::before {
      content: '▼' / '';
    }
  }
  &[aria-pressed='true'] {
    box-shadow: ${drawRing('var(--kit-price-ink)')};
  }
  &:focus-visible {
    outline-offset: ${token.rule.hair};
    z-index: ${token.layer.overlay};
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  /* Includes the side, so that it outranks the colours of the deeper levels. */
  [data-freshness='stale'] &[data-side][data-level] {
    --kit-price-surface: ${token.surface.hover};
    --kit-price-ink: ${token.ink.soft};
  }

  ${media.phone} {
    --kit-price-room: ${token.cell.phoneWidth};
    inline-size: ${token.cell.phoneWidth};
    block-size: ${token.cell.phoneHeight};
    &[data-level='1'],
    &[data-level='2'] {
      display: none;
    }
  }
`;
