import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { Input } from '../Field/Input.styles.ts';

export const SearchFrame = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  min-block-size: ${token.control.medium};
  padding-inline-start: ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.control};
  background: ${token.surface.sunk};
  color: ${token.ink.faint};

  &:focus-within {
    border-color: ${token.accent.main};
    outline: ${token.rule.hair} solid ${token.accent.main};
  }
`;

export const SearchInput = styled(Input)`
  align-self: stretch;
  padding-inline: 0;
  color: ${token.ink.main};
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const ClearButton = styled.button`
  display: grid;
  place-items: center;
  align-self: stretch;
  min-inline-size: ${token.control.small};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;
`;
