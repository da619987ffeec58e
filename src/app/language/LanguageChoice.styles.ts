import styled from 'styled-components';
import { token } from '#ui-kit';

export const LanguageField = styled.div`
  padding: ${token.space.snug} ${token.space.roomy};

  /* In the height that AuthCard leaves free, like the brand's footer. */
  &[data-below='form'] {
    inline-size: min(100%, 22rem);
    margin-inline: auto;
  }
  /* A list of every language would download the font of every script. */
  & select {
    font-family: system-ui, sans-serif;
  }
  @media print {
    display: none;
  }
`;

export const LanguageProblem = styled.p`
  margin-block-start: ${token.space.tiny};
  color: ${token.loss.main};
  font-size: ${token.text.small};
`;
