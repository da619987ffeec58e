import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

/**
 * Each element with the side's colour sets it itself: an inherited variable would restyle the whole slip on every
 * change of side.
 */
export const BetSlipForm = styled.form`
  container: slip / inline-size;
  background: ${token.surface.panel};

  &[data-layout='panel'] {
    border: ${token.rule.hair} solid ${token.line.soft};
    border-radius: ${token.radius.card};
    box-shadow: ${token.shadow.rest};
    overflow: hidden;

    /* An opened slip rises into its place, so that the eye finds it beside the prices. It is legible from the start. */
    ${media.motion} {
      transition: translate ${token.motion.modal} ${token.motion.ease};

      @starting-style {
        translate: 0 ${token.space.base};
      }
    }
  }
`;

export const SlipBody = styled.div`
  display: grid;
  gap: ${token.space.snug};
  padding: ${token.space.base};
  border-inline-start: ${token.rule.band} solid ${token.back.best};

  [data-side='lay'] > & {
    border-inline-start-color: ${token.lay.best};
  }
`;

export const PriceRow = styled.p`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${token.space.snug};
  border-radius: ${token.radius.control};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  &[data-changed] {
    background: ${token.warn.soft};
    color: ${token.warn.main};
    font-weight: ${token.weight.strong};
  }
  &:not([data-changed]) > button:not(:focus-visible) {
    visibility: hidden;
  }
`;

export const StatusStrip = styled.div`
  display: flex;
  gap: ${token.space.base};
  align-items: center;
  padding: ${token.space.base};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
  font-size: ${token.text.quiet};

  &[data-tone='warn'] {
    background: ${token.warn.soft};
  }
  &[data-tone='gain'] {
    background: ${token.gain.soft};
  }
  &[data-tone='loss'] {
    background: ${token.loss.soft};
    color: ${token.loss.main};
  }
  /* A bet that goes from held to placed fades to the next colour, which the eye notices. The text is there at once. */
  ${media.motion} {
    transition: background-color ${token.motion.modal} ${token.motion.ease};
  }
`;

export const StripText = styled.div`
  display: grid;
  flex: 1;
  gap: ${token.space.hair};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token.weight.strong};
  }
  & > small {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & > a {
    justify-self: start;
    min-block-size: ${token.control.target};
    color: inherit;
    text-decoration: underline;
  }
`;

export const ConfirmedBets = styled.ul`
  display: grid;
  gap: ${token.space.hair};
  padding-inline-start: ${token.space.base};
  list-style: disc;
`;
