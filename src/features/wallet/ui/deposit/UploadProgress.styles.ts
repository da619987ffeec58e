import styled from 'styled-components';
import { token } from '#ui-kit';

export const UploadLabel = styled.label`
  display: grid;
  gap: ${token.space.tiny};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  font-variant-numeric: tabular-nums;

  & > progress {
    inline-size: 100%;
    accent-color: ${token.accent.main};
  }
`;
