import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const RefreshText = styled.p`
  font-size: ${token.text.quiet};
  overflow-wrap: anywhere;

  &[data-refresh-notice='warn'] {
    padding: ${token.space.snug} ${token.space.base};
    border-radius: ${token.radius.control};
    background: ${token.warn.soft};
    color: ${token.warn.main};
  }
  &[data-refresh-notice='quiet'] {
    padding: ${token.space.base};
    color: ${token.ink.soft};
  }
  &[data-size='small'] {
    padding-block: ${token.space.small};
    font-size: ${token.text.small};
  }
`;
