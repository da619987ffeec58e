import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';

/** Points up or down. */
const arrow = (from: string, apex: string) => `conic-gradient(from ${from} at 50% ${apex}, var(--price-ink) 60deg, transparent 0)`;
const inset = (colour: string) => `inset 0 0 0 ${token.rule.bold} ${colour}`;
const corner = (side: string) => `${side} ${token.space.tiny} top ${token.space.tiny}`;

/**
 * One static rule for every cell: side, level and movement are attributes, the two texts are nested selectors.
 * No animation here: a moving price is marked by an attribute that the data flush sets and sweeps (docs/performance.md).
 * Bar and arrow are backgrounds: what a mark changes is painted, and nothing is laid out for it.
 */
export const Cell = styled.button`
  --price-surface: ${token.back.best};
  --price-ink: ${token.back.ink};
  --price-edge: ${token.back.edge};
  --price-bar: none;
  --price-bar-at: top;
  --price-corner: ${corner('right')};
  display: block;
  flex: 0 0 auto;
  inline-size: ${token.cell.width};
  block-size: ${token.cell.height};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.cell};
  background: var(--price-bar) no-repeat var(--price-surface);
  background-position: var(--price-bar-at), var(--price-corner);
  background-size: 100% ${token.rule.bold}, 7px 6px;
  color: var(--price-ink);
  line-height: ${token.leading.tight};
  text-align: center;
  cursor: pointer;

  /* Back and lay are equally bright: to who sees no colour a bar tells them apart, above for back, below for lay. */
  &[data-level='0'] { --price-bar: linear-gradient(var(--price-edge), var(--price-edge)); }
  &[data-side='back'][data-level='1'] { --price-surface: ${token.back.second}; }
  &[data-side='back'][data-level='2'] { --price-surface: ${token.back.third}; }
  &[data-side='lay'] {
    --price-surface: ${token.lay.best};
    --price-ink: ${token.lay.ink};
    --price-edge: ${token.lay.edge};
    --price-bar-at: bottom;
  }
  &[data-side='lay'][data-level='1'] { --price-surface: ${token.lay.second}; }
  &[data-side='lay'][data-level='2'] { --price-surface: ${token.lay.third}; }

  & > b,
  & > small { display: block; }
  & > b {
    font-size: ${token.text.lead};
    font-weight: ${token.weight.heavy};
  }
  & > small {
    min-block-size: 1lh;
    direction: ltr;
    font-size: ${token.text.micro};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) { box-shadow: inset 0 0 0 ${token.rule.hair} var(--price-edge); }
  }
  &[data-movement='up'] {
    background-image: var(--price-bar), ${arrow('150deg', '0')};
    box-shadow: ${inset(token.gain.main)};
  }
  &[data-movement='down'] {
    background-image: var(--price-bar), ${arrow('-30deg', '100%')};
    box-shadow: ${inset(token.loss.main)};
  }
  &[aria-pressed='true'] { box-shadow: ${inset('var(--price-ink)')}; }
  &:focus-visible {
    outline-offset: ${token.rule.hair};
    z-index: ${token.layer.overlay};
  }

  &[aria-disabled='true'] { cursor: not-allowed; }
  /* Named by side too, so that it outranks the colours of the deeper levels. */
  [data-freshness='stale'] &[data-side][data-level] {
    --price-surface: ${token.surface.hover};
    --price-ink: ${token.ink.soft};
  }

  ${media.phone} {
    inline-size: ${token.cell.phoneWidth};
    block-size: ${token.cell.phoneHeight};
    &[data-level='1'],
    &[data-level='2'] { display: none; }
  }
`;
