import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** The input without label and messages. A search field needs no more. */
export const Input = styled.input`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  padding-inline: ${token.space.base};
  border: 0;
  background: none;
  font-size: ${token.text.body};
  outline: none;
  appearance: textfield;

  &::-webkit-outer-spin-button,
  &::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
  &::placeholder {
    color: ${token.ink.faint};
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  /* Below 16 px a phone zooms the page when the field takes focus. */
  ${media.phone} {
    font-size: 1rem;
  }
`;
