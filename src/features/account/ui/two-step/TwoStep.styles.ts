import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const MethodItem = styled.li`
  display: grid;
  gap: ${token.space.roomy};
  padding-block: ${token.space.base};
  border-block-start: ${token.rule.hair} solid ${token.line.soft};
`;

export const MethodHeaderRow = styled.div`
  display: grid;
  gap: ${token.space.tiny} ${token.space.base};
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;

  & > svg {
    color: ${token.ink.soft};
  }
`;

export const MethodStatus = styled.div`
  display: flex;
  gap: ${token.space.base};
  align-items: center;

  &[data-unknown] {
    visibility: hidden;
  }

  ${media.small} {
    flex-direction: column;
    gap: ${token.space.small};
  }
`;

export const MethodName = styled.div`
  & > h3 {
    font-size: ${token.text.body};
    font-weight: ${token.weight.strong};
  }
  & > p {
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
  }
`;

export const LinkCodeLayout = styled.div`
  display: grid;
  gap: ${token.space.roomy};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
  }
`;

/** Keeps its size while the QR code loads. The code is dark on white in both themes, because cameras need that. */
export const QrFrame = styled.div`
  inline-size: 9.5rem;
  block-size: 9.5rem;
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.control};
  overflow: hidden;

  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

export const LinkCodeDetails = styled.div`
  display: grid;
  gap: ${token.space.snug};
  justify-items: start;
  inline-size: 100%;

  ${media.small} {
    justify-items: center;
  }
`;

/** Large type for a code that the bettor copies to a phone. */
export const LargeCode = styled.div`
  inline-size: 100%;
  max-inline-size: 14rem;
  font-size: ${token.text.page};
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${token.space.base};
  padding-inline-start: ${token.space.roomy};
  list-style: decimal;

  & > li::marker {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
`;

export const WaitingStatus = styled.p`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;
