import styled from 'styled-components';
import { token } from '#ui-kit';

export const MultiBetForm = styled.form`
  background: ${token.surface.panel};

  &[data-layout='panel'] {
    border: ${token.rule.hair} solid ${token.line.soft};
    border-radius: ${token.radius.card};
    box-shadow: ${token.shadow.rest};
    overflow: hidden;
  }
`;

export const MultiBetBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.base};
  padding: ${token.space.base};
`;

export const PriceAlert = styled.p`
  padding: ${token.space.base};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.loss.soft};
  color: ${token.loss.main};
  font-size: ${token.text.quiet};
`;

/** Opaque, because the slip floats above the prices on narrow pages. */
export const ModePanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.tiny};
  padding-block-start: ${token.space.tiny};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
`;

/** Replaces the sheet on phones while the bettor selects prices. */
export const SelectedRunnersRow = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: ${token.space.base};
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.small} ${token.space.base};
  font-weight: ${token.weight.strong};
`;
