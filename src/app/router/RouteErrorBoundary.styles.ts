import styled from 'styled-components';
import { token } from '#ui-kit';

export const FullScreen = styled.main`
  display: grid;
  gap: ${token.space.roomy};
  align-content: center;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${token.space.roomy};
  text-align: center;
`;

export const Title = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

export const Message = styled.p`
  max-inline-size: 36rem;
  color: ${token.ink.soft};
`;
