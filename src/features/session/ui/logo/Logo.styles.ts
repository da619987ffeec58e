import styled from 'styled-components';
import { token } from '#ui-kit';

/** Reserves the space while the picture loads. */
export const LogoFrame = styled.span`
  display: inline-flex;
  gap: ${token.space.snug};
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${token.control.mark};
  font-size: ${token.text.title};
  font-weight: ${token.weight.heavy};
  letter-spacing: -0.02em;
  white-space: nowrap;

  &[data-size='large'] {
    min-block-size: ${token.control.large};
    font-size: ${token.text.page};
  }

  /* A prerendered screen has only the placeholder. The app may have a picture in its place. */
  #prerendered & {
    visibility: hidden;
  }
`;

export const LogoImage = styled.img`
  max-block-size: ${token.control.mark};
  max-inline-size: min(10rem, 100%);
  object-fit: contain;

  [data-size='large'] > & {
    max-block-size: ${token.control.large};
    max-inline-size: 14rem;
  }
`;
