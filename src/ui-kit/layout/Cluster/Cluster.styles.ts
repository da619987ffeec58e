import styled from 'styled-components';
import { gapRules } from '../gap.ts';

export const ClusterBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  ${gapRules}

  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
