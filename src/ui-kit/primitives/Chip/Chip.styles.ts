import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const ChipButton = styled.button`
  display: inline-flex;
  flex: 0 0 auto;
  gap: ${token.space.small};
  align-items: center;
  min-block-size: ${token.control.small};
  min-inline-size: ${token.control.target};
  justify-content: center;
  padding-inline: ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.round};
  background: ${token.surface.panel};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${token.accent.main};
    background: ${token.accent.soft};
    color: ${token.accent.main};
  }
  & > small {
    color: ${token.ink.faint};
    font-size: ${token.text.micro};
  }
`;

export const ChipRow = styled.div`
  display: flex;
  gap: ${token.space.small};

  &[data-overflow='wrap'] {
    flex-wrap: wrap;
  }
  &[data-overflow='scroll'] {
    overflow-x: auto;
  }
`;
