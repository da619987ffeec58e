import styled from 'styled-components';
import { media } from '../theme/media.ts';
import { token } from '../theme/tokens.ts';

/**
 * One static rule for every cell: side, level and movement are attributes, the two texts are nested selectors.
 * No animation here: a moving price is marked by an attribute that the data flush sets and sweeps (docs/performance.md).
 */
export const Cell = styled.button`
  --price-surface: ${token.back.best};
  --price-ink: ${token.back.ink};
  --price-edge: ${token.back.edge};
  position: relative;
  display: grid;
  flex: 0 0 auto;
  align-content: center;
  inline-size: ${token.cell.width};
  block-size: ${token.cell.height};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.cell};
  background: var(--price-surface);
  color: var(--price-ink);
  line-height: ${token.leading.tight};
  text-align: center;
  cursor: pointer;

  /* Back and lay are equally bright: to who sees no colour a bar tells them apart, above for back, below for lay. */
  &[data-level='0']::after {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    block-size: ${token.rule.bold};
    border-radius: ${token.radius.cell} ${token.radius.cell} 0 0;
    background: var(--price-edge);
    content: '';
  }
  &[data-side='lay'][data-level='0']::after {
    inset-block: auto 0;
    border-radius: 0 0 ${token.radius.cell} ${token.radius.cell};
  }
  &[data-side='back'][data-level='1'] { --price-surface: ${token.back.second}; }
  &[data-side='back'][data-level='2'] { --price-surface: ${token.back.third}; }
  &[data-side='lay'] {
    --price-surface: ${token.lay.best};
    --price-ink: ${token.lay.ink};
    --price-edge: ${token.lay.edge};
  }
  &[data-side='lay'][data-level='1'] { --price-surface: ${token.lay.second}; }
  &[data-side='lay'][data-level='2'] { --price-surface: ${token.lay.third}; }

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
  &[data-movement] { box-shadow: inset 0 0 0 ${token.rule.bold} var(--price-move); }
  &[data-movement='up'] { --price-move: ${token.gain.main}; }
  &[data-movement='down'] { --price-move: ${token.loss.main}; }
  &[data-movement]::before {
    position: absolute;
    inset-block-start: ${token.space.hair};
    inset-inline-end: ${token.space.tiny};
    font-size: 0.5rem;
    color: var(--price-ink);
  }
  &[data-movement='up']::before { content: '▲' / ''; }
  &[data-movement='down']::before { content: '▼' / ''; }
  &[aria-pressed='true'] { box-shadow: inset 0 0 0 ${token.rule.bold} var(--price-ink); }
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
