import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

export const Panel = styled.section`
  min-inline-size: 0;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};
  overflow: clip;
`;

export const Head = styled.header`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  min-block-size: ${token.control.medium};
  padding: ${token.space.tiny} ${token.space.roomy};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
`;

export const Title = styled.h2`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;

export const Action = styled.div`
  display: flex;
  gap: ${token.space.snug};
  margin-inline-start: auto;

  & a {
    display: inline-grid;
    place-items: center;
    min-block-size: ${token.control.target};
    min-inline-size: ${token.control.target};
  }
`;

export const Body = styled.div`
  padding: ${token.space.base} ${token.space.roomy};
  overflow-wrap: break-word;
  &[data-flush] {
    padding: 0;
  }
`;
