import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** The few figures of a card, side by side when they fit: a `div` with `dt` and `dd` for each. */
export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${token.space.base} ${token.space.roomy};

  & dt {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & dd {
    /* The margins of a skeleton stay inside. */
    display: flow-root;
    font-size: ${token.text.title};
    font-weight: ${token.weight.strong};
    font-feature-settings: 'tnum';
  }
`;
