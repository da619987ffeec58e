import styled from 'styled-components';
import { token } from '#ui-kit';

export const SummaryFigures = styled.dl`
  display: grid;
  gap: ${token.space.snug};
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.base};
    justify-content: space-between;
    align-items: baseline;
  }
  dt {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
  }
  dd {
    margin: 0;
    font-weight: ${token.weight.strong};
    white-space: nowrap;
  }
  & > div:first-child dd {
    font-size: ${token.text.title};
  }
`;

export const SummaryLinks = styled.div`
  display: grid;
  gap: ${token.space.small};
  justify-items: start;
  margin-block-start: ${token.space.base};
  font-size: ${token.text.quiet};

  & > a {
    min-block-size: ${token.control.target};
    color: ${token.accent.main};
    text-decoration: underline;
  }
`;
