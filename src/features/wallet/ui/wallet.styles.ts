import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const WalletForm = styled.form`
  display: grid;
  gap: ${token.space.wide};
  grid-template-columns: minmax(0, 1fr);
`;

/** One group of fields with its own heading. */
export const FormSection = styled.fieldset`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: ${token.space.snug};
    font-size: ${token.text.lead};
    font-weight: ${token.weight.strong};
  }
`;

export const FieldPair = styled.div`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const QuietText = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  text-wrap: pretty;
`;

export const SkeletonGroup = styled.div`
  display: grid;
  gap: ${token.space.base};
  padding-block: ${token.space.snug};
`;

/** Outcome of the last request, above the form it belongs to. */
export const RequestNotice = styled.div`
  display: grid;
  gap: ${token.space.snug};
  justify-items: start;
  padding: ${token.space.base} ${token.space.roomy};
  border-radius: ${token.radius.control};
  background: ${token.surface.sunk};

  &[data-tone='warn'] {
    background: ${token.warn.soft};
    color: ${token.warn.main};
  }
  &[data-tone='loss'] {
    background: ${token.loss.soft};
    color: ${token.loss.main};
  }
  &[data-tone='gain'] {
    background: ${token.gain.soft};
    color: ${token.gain.main};
  }
  & > strong {
    font-weight: ${token.weight.strong};
  }
  & > p {
    color: ${token.ink.main};
    font-size: ${token.text.quiet};
  }
`;

/** A link in the place of the first saved detail, and as high. */
export const AddDetailLink = styled.span`
  & > a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${token.control.large};
    padding: ${token.space.snug} ${token.space.base};
    border: ${token.rule.hair} dashed ${token.line.strong};
    border-radius: ${token.radius.control};
    background: ${token.surface.panel};
    color: ${token.ink.main};
    font-weight: ${token.weight.strong};
    text-align: center;
    overflow-wrap: anywhere;
  }
  & > a:hover {
    background: ${token.surface.hover};
  }
`;
