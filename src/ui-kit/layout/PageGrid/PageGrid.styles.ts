import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';
import { gapRules } from '../gap.ts';

export const PageGridBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-inline-size: 0;
  ${gapRules}

  &[data-columns='cards'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  }
  ${media.wide} {
    &[data-columns='equal'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='wide-narrow'] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }
    &[data-columns='rail'] {
      grid-template-columns: minmax(0, 1fr) ${token.layout.rail};
    }
  }
  /* On paper the rail is below the content. */
  @media print {
    &[data-columns='rail'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
