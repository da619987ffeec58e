import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const RingCircle = styled.span`
  display: inline-grid;
  flex: 0 0 auto;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border-radius: ${token.radius.round};
  background: conic-gradient(
    ${token.warn.main} calc(var(--kit-ring-share) * 100%),
    color-mix(in srgb, ${token.warn.main} 22%, transparent) 0
  );

  & > span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: ${token.radius.round};
    background: ${token.surface.panel};
    color: ${token.ink.main};
    font-size: ${token.text.small};
    font-weight: ${token.weight.heavy};
  }
`;
