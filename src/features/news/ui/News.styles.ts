import styled from 'styled-components';
import { token } from '#ui-kit';

export const NewsEntry = styled.li`
  display: grid;
  gap: ${token.space.tiny};
  padding: ${token.space.base} ${token.space.roomy};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
`;

export const NewsHeading = styled.h2`
  font-size: ${token.text.lead};
  font-weight: ${token.weight.strong};

  [data-size='short'] & {
    font-size: ${token.text.body};
  }
`;

export const NewsText = styled.p`
  max-inline-size: 75ch;
  color: ${token.ink.soft};
  white-space: pre-line;

  [data-size='short'] & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${token.text.quiet};
  }
`;

export const SkeletonRow = styled.div`
  display: grid;
  gap: ${token.space.snug};
  padding: ${token.space.base} ${token.space.roomy};
`;
