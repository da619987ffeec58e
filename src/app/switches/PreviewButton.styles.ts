import styled from 'styled-components';
import { token } from '#ui-kit';

export const PreviewLine = styled.div`
  /* In the height that AuthCard leaves free, in line with the choice of the language. */
  &[data-below='form'] {
    inline-size: min(100%, 22rem);
    margin-inline: auto;
    padding: ${token.space.snug} ${token.space.roomy};
  }
`;
