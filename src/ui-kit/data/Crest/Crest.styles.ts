import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { crestFills } from './crest-fill.ts';

const fillRules = crestFills.map((fill) => `&[data-crest='${fill}'] { background: ${token.crest[fill]}; }`).join('\n');

/** Sized in rem, because it holds letters. */
export const CrestDisc = styled.span`
  --kit-crest-size: 1.875rem;
  --kit-crest-text: ${token.text.micro};
  display: inline-grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: var(--kit-crest-size);
  block-size: var(--kit-crest-size);
  border-radius: ${token.radius.round};
  color: ${token.crest.ink};
  font-size: var(--kit-crest-text);
  font-weight: ${token.weight.heavy};
  line-height: 1;
  letter-spacing: -0.02em;

  ${fillRules}
  &[data-size='small'] {
    --kit-crest-size: 1.125rem;
    --kit-crest-text: 0.5rem;
  }
  &[data-size='large'] {
    --kit-crest-size: 2.5rem;
    --kit-crest-text: ${token.text.lead};
  }
  /* Copied text has no initials. */
  &[data-initials]::before {
    content: attr(data-initials) / '';
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media (forced-colors: active) {
    border: ${token.rule.hair} solid CanvasText;
    color: CanvasText;
  }
`;
