import styled from 'styled-components';
import { token } from '#ui-kit';

/** Covers the bar until the sheet opens. */
export const LoadingOverBar = styled.div`
  position: fixed;
  inset-block-end: calc(${token.layout.bar} + env(safe-area-inset-bottom));
  inset-inline: 0;
  z-index: ${token.layer.header};
  display: grid;
  align-content: center;
  min-block-size: 5rem;
  padding-inline: ${token.space.roomy};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.panel};
  text-align: center;
`;
