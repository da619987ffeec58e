import styled from 'styled-components';
import { token } from '#ui-kit';

export const PreviewLine = styled.div`
  /* In the height that AuthCard leaves free, like the brand's footer. */
  &[data-below='form'] {
    padding: ${token.space.snug} ${token.space.roomy};
    text-align: center;
  }
`;
