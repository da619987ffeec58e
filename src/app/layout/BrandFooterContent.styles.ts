import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const FooterBar = styled.footer`
  display: grid;
  gap: ${token.space.snug};
  margin-block-start: ${token.space.wide};
  padding-block: ${token.space.roomy};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  /* In the height that AuthCard leaves free, so that the form does not move when the brand arrives. */
  &[data-below='form'] {
    inline-size: min(100% - 2 * ${token.space.roomy}, 40rem);
    margin: 0 auto;
    text-align: center;

    & ul {
      justify-content: center;
    }
  }
  @media print {
    display: none;
  }
`;

export const FooterLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.roomy};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.target};
    color: ${token.ink.soft};
    text-decoration: underline;
  }
  ${media.hover} {
    a:hover {
      color: ${token.accent.main};
    }
  }
`;
