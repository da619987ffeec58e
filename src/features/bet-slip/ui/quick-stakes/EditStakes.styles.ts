import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const EditStakesForm = styled.form`
  display: grid;
  gap: ${token.space.roomy};
`;

/** Covers a form that only keeps the space of the coming one. */
export const FormPlace = styled.div`
  border-radius: ${token.radius.cell};
  background: ${token.surface.hover};

  & > * {
    visibility: hidden;
  }
`;

export const StakeFieldset = styled.fieldset`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border: 0;

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StakeLegend = styled.legend`
  margin-block-end: ${token.space.small};
  padding: 0;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;
