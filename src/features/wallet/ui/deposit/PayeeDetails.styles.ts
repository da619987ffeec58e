import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const PayeeSheet = styled.div`
  display: grid;
  gap: ${token.space.roomy};
  grid-template-columns: minmax(0, 1fr);
  padding: ${token.space.roomy};
  border-radius: ${token.radius.control};
  background: ${token.surface.sunk};

  ${media.tabletUp} {
    &[data-code] {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

export const PayeeFields = styled.div`
  display: grid;
  gap: ${token.space.base};
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
`;

export const PaymentCode = styled.figure`
  display: grid;
  gap: ${token.space.snug};
  justify-items: center;
  align-content: start;
  margin: 0;
  max-inline-size: 12rem;
  margin-inline: auto;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  text-align: center;

  & > svg,
  & > img {
    inline-size: 10rem;
    block-size: 10rem;
    border-radius: ${token.radius.cell};
  }
`;
