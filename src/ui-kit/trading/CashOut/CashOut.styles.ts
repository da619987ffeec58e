import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/** Outlined in the accent. */
export const OpenDialogButton = styled(Button)`
  --kit-button-edge: ${token.accent.main};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  /* The name of the market stays on one line beside it. */
  ${media.phone} {
    padding-inline: ${token.space.small};
  }
`;

/**
 * Space for a sign and five digits with decimals. A changing or missing figure moves no neighbour, and each figure
 * starts at the same position.
 */
export const CashOutAmount = styled.span`
  direction: ltr;
  unicode-bidi: isolate;
  min-inline-size: 10ch;
  text-align: start;

  ${media.phone} {
    min-inline-size: 9ch;
  }
`;

export const Results = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token.text.quiet};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${token.space.small} 0;
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
    text-align: end;
  }
  & th {
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
  }
  & th:first-child {
    text-align: start;
  }
  & tbody th {
    max-inline-size: 0;
    inline-size: 50%;
    overflow: hidden;
    color: ${token.ink.main};
    font-weight: ${token.weight.strong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Legs = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Leg = styled.li`
  --kit-leg-band: ${token.back.best};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space.tiny} ${token.space.snug};
  padding-block: ${token.space.small};
  padding-inline: ${token.space.snug} 0;
  border-inline-start: ${token.rule.band} solid var(--kit-leg-band);
  font-size: ${token.text.quiet};

  & + & {
    margin-block-start: ${token.space.tiny};
  }
  &[data-side='lay'] {
    --kit-leg-band: ${token.lay.best};
  }
`;

export const LegName = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-weight: ${token.weight.strong};
`;

export const LegPrice = styled.span`
  font-variant-numeric: tabular-nums;
`;

export const LegState = styled.span`
  color: ${token.ink.soft};
  font-weight: ${token.weight.strong};

  &[data-state='placed'] {
    color: ${token.gain.main};
  }
  &[data-state='refused'] {
    color: ${token.loss.main};
  }
  &[data-state='unverified'] {
    color: ${token.warn.main};
  }
`;

export const LegNote = styled.span`
  flex: 1 0 100%;
  color: ${token.ink.soft};
`;

export const Share = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${token.space.tiny} ${token.space.base};
  font-size: ${token.text.quiet};
`;

export const ShareLabel = styled.label`
  color: ${token.ink.soft};
  font-weight: ${token.weight.medium};
`;

export const ShareValue = styled.output`
  min-inline-size: 4.5ch;
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Slider = styled.input`
  grid-column: 1 / -1;
  inline-size: 100%;
  block-size: ${token.control.target};
  margin: 0;
  accent-color: ${token.accent.main};
  cursor: pointer;

  ${media.phone} {
    block-size: ${token.control.medium};
  }
`;
