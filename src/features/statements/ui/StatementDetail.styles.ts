import styled from 'styled-components';
import { token } from '#ui-kit';

export const DetailTitle = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
  overflow-wrap: anywhere;
`;

export const DetailFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug} ${token.space.wide};

  & > div {
    display: flex;
    gap: ${token.space.small};
    align-items: baseline;
    min-inline-size: 0;
  }
  & dt {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
  }
  & dd {
    font-weight: ${token.weight.strong};
    overflow-wrap: anywhere;
  }
`;

/** docs/requirements.md#29-statement-detail: a teal B, a red L. */
export const SideMark = styled.strong`
  font-weight: ${token.weight.heavy};

  & > abbr {
    text-decoration: none;
  }
  &[data-side='back'] {
    color: ${token.teal.main};
  }
  &[data-side='lay'] {
    color: ${token.loss.main};
  }
`;

export const LoadingArea = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
`;
