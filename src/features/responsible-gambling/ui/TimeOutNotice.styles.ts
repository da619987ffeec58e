import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const TimeOutBanner = styled.div`
  flex: 1;
  min-inline-size: 0;

  & > a {
    display: inline-flex;
    gap: ${token.space.small};
    align-items: center;
    max-inline-size: 100%;
    min-block-size: ${token.control.target};
    padding-inline: ${token.space.snug};
    border-radius: ${token.radius.chip};
    background: ${token.warn.soft};
    color: ${token.warn.main};
    font-size: ${token.text.small};
    font-weight: ${token.weight.strong};
  }
  & svg {
    flex: none;
  }
  ${media.hover} {
    & > a:hover {
      text-decoration: underline;
    }
  }
`;

/** The full sentence, cut off on phones. Screen readers read all of it. */
export const TimeOutText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-length='short'] {
    display: none;
  }
  ${media.phone} {
    &[data-length='short'] {
      display: inline;
    }
    &[data-length='full'] {
      position: absolute;
      inline-size: ${token.rule.hair};
      block-size: ${token.rule.hair};
      clip-path: inset(50%);
    }
  }
`;
