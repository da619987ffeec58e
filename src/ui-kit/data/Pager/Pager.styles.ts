import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

export const PagerBar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug} ${token.space.roomy};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  &[data-empty] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media print {
    display: none;
  }
`;

export const Steps = styled.div`
  display: flex;
  gap: ${token.space.tiny};
  align-items: center;
  margin-inline: auto;
  ${media.tabletUp} {
    margin-inline: 0;
  }

  [dir='rtl'] & svg {
    rotate: 180deg;
  }
`;
