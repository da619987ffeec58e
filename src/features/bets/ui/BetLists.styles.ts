import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 999 1 auto;
  gap: ${token.space.snug};
  align-items: center;
  min-inline-size: 0;

  /* Their names arrive late, and would move the next one. */
  & > div:has(> select) {
    flex: 0 1 12rem;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.small} {
    & > div:has(> select) {
      flex: 1 1 8rem;
    }
  }
`;

export const TimeZoneNote = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** Selection in the colour of its side. The text names the side too. */
export const SelectionName = styled.b`
  display: block;
  padding-inline-start: ${token.space.snug};
  border-inline-start: ${token.rule.band} solid ${token.back.best};
  font-weight: ${token.weight.strong};

  &[data-side='lay'] {
    border-color: ${token.lay.best};
  }
`;

/** Second line of the cell, for values without a column of their own. */
export const SelectionDetail = styled.small`
  display: block;
  padding-inline-start: calc(${token.space.snug} + ${token.rule.band});
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  &[data-figures] {
    font-feature-settings: 'tnum';
  }
`;

export const EventName = styled.span`
  display: block;

  & > small {
    display: block;
    color: ${token.ink.faint};
    font-size: ${token.text.small};
  }
`;
