import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** Its height is kept from the first moment: a score that arrives moves nothing. */
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.tiny} ${token.space.wide};
  min-block-size: 46px;
  padding: ${token.space.small} ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.control};
  background: ${token.surface.sunk};
  color: ${token.ink.soft};

  ${media.phone} {
    min-block-size: 104px;
    align-content: center;
  }
`;

export const Total = styled.span`
  white-space: nowrap;

  & > b {
    color: ${token.ink.main};
    font-size: ${token.text.title};
    font-weight: ${token.weight.heavy};
  }
`;

export const Balls = styled.ol`
  display: flex;
  gap: ${token.space.small};
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  list-style: none;
`;

export const BallMark = styled.li`
  display: grid;
  place-items: center;
  min-inline-size: 24px;
  block-size: 24px;
  padding-inline: ${token.space.tiny};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.round};
  background: ${token.surface.panel};
  color: ${token.ink.main};
  font-size: ${token.text.micro};
  font-weight: ${token.weight.heavy};

  &[data-kind='boundary'] {
    border-color: transparent;
    background: ${token.accent.main};
    color: ${token.accent.ink};
  }
  &[data-kind='wicket'] {
    border-color: transparent;
    background: ${token.loss.fill};
    color: ${token.loss.ink};
  }
`;

export const Quiet = styled.span`
  font-size: ${token.text.small};
`;
