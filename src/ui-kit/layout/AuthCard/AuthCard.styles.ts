import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const AuthScreen = styled.main`
  display: grid;
  place-items: center;
  /* The rest of the window is for a footer of the page. */
  min-block-size: calc(100dvh - 7.5rem);
  padding: ${token.space.roomy};
`;

export const AuthForm = styled.form`
  display: grid;
  gap: ${token.space.roomy};
  inline-size: min(100%, 24rem);
  padding: ${token.space.wide};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.sheet};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};

  ${media.small} {
    padding: ${token.space.roomy};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${token.space.roomy};
  justify-items: center;
`;

export const Title = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
  letter-spacing: -0.015em;

  &:focus-visible {
    outline: none;
  }
`;

export const Footer = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.snug};
  align-items: center;
  justify-content: center;
  color: ${token.ink.soft};

  & a {
    padding: ${token.space.tiny};
    border-radius: ${token.radius.chip};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
  & a:hover {
    text-decoration: underline;
  }
`;
