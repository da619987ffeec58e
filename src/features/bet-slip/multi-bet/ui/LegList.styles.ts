import styled from 'styled-components';
import { token } from '#ui-kit';

export const LegRow = styled.li`
  --app-leg-side: ${token.back.best};
  --app-leg-ink: ${token.back.ink};
  display: grid;
  gap: ${token.space.tiny};
  padding-inline-start: ${token.space.snug};
  border-inline-start: ${token.rule.band} solid var(--app-leg-side);

  &[data-side='lay'] {
    --app-leg-side: ${token.lay.best};
    --app-leg-ink: ${token.lay.ink};
  }
`;

export const LegHeader = styled.div`
  display: flex;
  gap: ${token.space.small};
  align-items: center;
  min-block-size: ${token.control.small};
`;

export const SideTag = styled.span`
  flex: none;
  padding: ${token.space.hair} ${token.space.small};
  border-radius: ${token.radius.chip};
  background: var(--app-leg-side);
  color: var(--app-leg-ink);
  font-size: ${token.text.micro};
  font-weight: ${token.weight.heavy};
  text-transform: uppercase;
`;

export const RunnerName = styled.b`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-weight: ${token.weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const RemoveButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: ${token.control.small};
  min-block-size: ${token.control.small};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.ink.soft};
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
`;

export const LegInputs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space.snug};
  align-items: center;

  & input {
    text-align: end;
  }
`;

export const LegFigure = styled.div`
  display: grid;
  overflow: hidden;
  font-weight: ${token.weight.strong};
  text-align: end;

  & > small {
    color: ${token.ink.faint};
    font-size: ${token.text.micro};
    font-weight: ${token.weight.regular};
  }
`;
