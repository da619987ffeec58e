import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Bar = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${token.layer.header};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.panel};

  & > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    min-block-size: ${token.layout.bar};
  }
`;

export const BarItem = styled.li`
  display: grid;

  & > a,
  & > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.hair};
    align-content: center;
    justify-items: center;
    padding-inline: 0;
    overflow-wrap: anywhere;
    text-align: center;
    border: 0;
    background: none;
    color: ${token.ink.soft};
    font-size: ${token.text.micro};
    cursor: pointer;
  }
  & > a:focus-visible,
  & > button:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  & > a[aria-current='page'] {
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
`;
