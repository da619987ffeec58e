import styled from 'styled-components';
import { token } from '#ui-kit';

export const ResultList = styled.ul`
  position: absolute;
  inset-block-start: calc(100% + ${token.space.tiny});
  inset-inline: 0;
  z-index: ${token.layer.menu};
  padding: ${token.space.small};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.float};
`;

export const ResultItem = styled.li`
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.snug};
  border-radius: ${token.radius.control};
  cursor: pointer;

  &[aria-selected='true'],
  &:hover {
    background: ${token.surface.hover};
  }
`;

export const ResultContext = styled.span`
  color: ${token.ink.faint};
  font-size: ${token.text.small};
`;

export const NoResults = styled.p`
  padding: ${token.space.snug};
  color: ${token.ink.soft};
`;
