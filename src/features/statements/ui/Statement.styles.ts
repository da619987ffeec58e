import styled from 'styled-components';
import { ChipGroup, media, token } from '#ui-kit';

/** Looks like a link, but opens a new window. */
export const OpenDetailButton = styled.button`
  display: inline;
  min-block-size: ${token.control.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${token.accent.main};
  font-weight: ${token.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    display: inline;
    margin-inline-start: ${token.space.tiny};
    vertical-align: -0.15em;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** Shows the check with an icon and text, not by colour alone. */
export const VerdictText = styled.p`
  display: flex;
  gap: ${token.space.small};
  align-items: start;
  margin-block-start: ${token.space.base};
  min-block-size: 1lh;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  ${media.small} {
    min-block-size: 2lh;
  }
  & > svg {
    flex: 0 0 auto;
    margin-block-start: 0.15em;
  }
  &[data-loading] {
    position: relative;
    & > :not(:last-child) {
      visibility: hidden;
    }
    & > [data-usual]::before {
      content: attr(data-usual);
    }
    & > :last-child {
      position: absolute;
      inset-block-start: 0;
    }
  }
  &[data-verdict='consistent'] > svg {
    color: ${token.gain.main};
  }
  &[data-verdict='inconsistent'] {
    color: ${token.loss.main};
    font-weight: ${token.weight.medium};
  }
`;

export const KindFilter = styled(ChipGroup)`
  padding: ${token.space.snug} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
`;

export const StatusNote = styled.p`
  padding: ${token.space.snug} ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** Below the date while the table has no space for the description. */
export const ShortDescription = styled.small`
  display: block;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;
