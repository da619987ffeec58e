import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** A dashed border marks everything on this page that is not money. */
export const IntroNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.small} ${token.space.base};
  align-items: center;
  padding: ${token.space.small} ${token.space.base};
  border: ${token.rule.hair} dashed ${token.line.strong};
  border-radius: ${token.radius.card};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  & > p {
    flex: 1 1 18rem;
  }
`;

export const Figures = styled.dl`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: repeat(5, minmax(0, auto));
  margin: 0;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const FigureItem = styled.div`
  display: grid;
  gap: ${token.space.hair};

  & dt {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & dd {
    margin: 0;
    font-size: ${token.text.title};
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

export const BetItem = styled.li`
  display: grid;
  gap: ${token.space.tiny};
  padding: ${token.space.snug} ${token.space.roomy};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
`;

export const BetItemHeader = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: baseline;
  justify-content: space-between;
`;

export const BetDescription = styled.p`
  font-weight: ${token.weight.medium};
`;

export const BetMarket = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.target};
    text-decoration: underline;
  }
`;

export const Positions = styled.dl`
  display: grid;
  gap: ${token.space.hair};
  margin: 0;
  font-size: ${token.text.quiet};

  & > div {
    display: flex;
    gap: ${token.space.base};
    justify-content: space-between;
  }
  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    margin: 0;
  }
`;
