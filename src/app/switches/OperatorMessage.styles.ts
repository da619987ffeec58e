import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const MessageLine = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const MessageButton = styled.button`
  display: inline-flex;
  gap: ${token.space.small};
  align-items: center;
  max-inline-size: 100%;
  min-block-size: ${token.control.target};
  padding-inline: ${token.space.snug};
  border: 0;
  border-radius: ${token.radius.chip};
  background: ${token.warn.soft};
  color: ${token.warn.main};
  font: inherit;
  font-size: ${token.text.small};
  font-weight: ${token.weight.strong};
  cursor: pointer;

  & svg {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** One line. A press opens the whole message, and screen readers read all of it. */
export const MessageText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
