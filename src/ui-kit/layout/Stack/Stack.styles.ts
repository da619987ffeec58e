import styled from 'styled-components';
import { gapRules } from '../gap.ts';

export const StackBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  ${gapRules}

  &[data-align='start'] {
    justify-items: start;
  }
  &[data-align='center'] {
    justify-items: center;
  }
  &[data-align='end'] {
    justify-items: end;
  }
`;
