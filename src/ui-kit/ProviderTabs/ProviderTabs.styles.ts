import styled from 'styled-components';
import { token } from '../theme/tokens.ts';

/** The strip fades out where more providers lie beyond its end. */
export const Strip = styled.div`
  & > [role='tablist'] {
    padding-block-end: ${token.space.tiny};
    border-block-end: ${token.rule.hair} solid ${token.line.soft};
    mask-image: linear-gradient(to right, black calc(100% - ${token.space.vast}), transparent);
  }
  & > [role='tablist']::after {
    content: '';
    flex: 0 0 ${token.space.vast};
  }
  &:dir(rtl) > [role='tablist'] {
    mask-image: linear-gradient(to left, black calc(100% - ${token.space.vast}), transparent);
  }
`;
