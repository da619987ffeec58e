import styled from 'styled-components';
import { token } from '#ui-kit';

export const SectionTitle = styled.h3`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};
`;

export const DialogNote = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

/** Keeps its height while it is empty, so that nothing below it moves. */
export const StatusLine = styled.p`
  min-block-size: 1lh;
  font-weight: ${token.weight.strong};

  &[data-tone='done'] {
    color: ${token.gain.main};
  }
  &[data-tone='stopped'] {
    color: ${token.loss.main};
  }
  &:empty {
    min-block-size: 0;
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug};

  & > :first-child {
    flex: 1 1 60%;
  }
`;
