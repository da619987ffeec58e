import styled from 'styled-components';
import { media, Stack, token } from '#ui-kit';

/** Adds the padding that the dialog's body leaves to its content. */
export const DialogInset = styled(Stack)`
  padding: ${token.space.base};
`;

export const ControlBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.snug} ${token.space.base};
`;

export const StepButtons = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.tiny};
`;

export const PositionText = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.snug};
  font-variant-numeric: tabular-nums;

  & > b {
    font-size: ${token.text.title};
    font-weight: ${token.weight.strong};
  }
  & > span {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  ${media.phone} {
    flex: 1 0 100%;
    order: 1;
  }
`;

export const ControlBarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.snug};
  margin-inline-start: auto;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  font-variant-numeric: tabular-nums;
`;

export const SliderRail = styled.div`
  position: relative;
  display: grid;
`;

export const PositionSlider = styled.input`
  inline-size: 100%;
  block-size: ${token.control.target};
  margin: 0;
  accent-color: ${token.accent.main};
  cursor: pointer;

  ${media.phone} {
    block-size: ${token.control.medium};
  }
`;

/** Marks events and bets under the slider. Inset by half the slider's thumb at each end. */
export const SliderMarks = styled.div`
  position: relative;
  block-size: ${token.space.snug};

  & > i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(${token.space.snug} + var(--app-event-place) * (100% - ${token.space.roomy}));
    inline-size: ${token.rule.bold};
    background: ${token.line.strong};
  }
  & > i[data-of='back'],
  & > i[data-of='lay'] {
    inline-size: ${token.rule.band};
    border-radius: ${token.radius.round};
    background: ${token.back.edge};
  }
  & > i[data-of='lay'] {
    background: ${token.lay.edge};
  }
`;

export const LookupForm = styled.form`
  display: grid;
  /* The field shrinks: its intrinsic width would widen the column to that of the result below. */
  grid-template-columns: minmax(0, 1fr) max-content;
  align-items: start;
  max-inline-size: 30rem;
  gap: ${token.space.tiny} ${token.space.snug};

  /* Aligned with the field, not with its label. */
  & > button {
    margin-block-start: calc(${token.text.quiet} * ${token.leading.base} + ${token.space.tiny});
  }
  & > p {
    grid-column: 1 / -1;
    font-size: ${token.text.quiet};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export const MutedText = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  overflow-wrap: anywhere;
`;

export const SectionHeading = styled.h3`
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;

export const ScrollList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-block-size: 16rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const MomentButton = styled.button`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space.base};
  inline-size: 100%;
  min-block-size: ${token.control.small};
  padding: ${token.space.tiny} ${token.space.snug};
  border: 0;
  border-inline-start: ${token.rule.band} solid transparent;
  background: none;
  color: ${token.ink.main};
  font-size: ${token.text.quiet};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > time {
    color: ${token.ink.soft};
    font-variant-numeric: tabular-nums;
  }
  &[data-of='back'] {
    border-color: ${token.back.best};
  }
  &[data-of='lay'] {
    border-color: ${token.lay.best};
  }
  /* Inside, because the list clips overflow. */
  &:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
  ${media.hover} {
    &:hover {
      background: ${token.surface.hover};
    }
  }
`;
