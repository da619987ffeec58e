import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const Screen = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: ${token.space.roomy};
`;

export const Panel = styled.form`
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

export const Problem = styled.div`
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: ${token.loss.soft};
  color: ${token.loss.main};
  font-weight: ${token.weight.medium};

  & > small {
    color: ${token.ink.soft};
    font-weight: ${token.weight.regular};
  }
`;

export const Notice = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: ${token.surface.sunk};
  color: ${token.ink.soft};
  text-align: center;
`;
