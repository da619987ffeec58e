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
    align-items: baseline;
  }
  dt {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
  }
  /* From the name to the end of the line, so that it does not move when its figure arrives. */
  dd {
    flex: 1 0 auto;
    margin: 0;
    text-align: end;
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
