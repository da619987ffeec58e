import styled from 'styled-components';
import { MarketColumn, token } from '#ui-kit';

export const PinnedColumn = styled(MarketColumn)`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr);

  &:focus {
    outline: none;
  }
`;

/** The scroll margin keeps the card below the header when the side column links to it. */
export const PinnedItem = styled.li`
  display: grid;
  gap: ${token.space.tiny};
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${token.radius.card};
  scroll-margin-block-start: ${token.space.snug};
`;

export const PinHeader = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  padding-inline: ${token.space.tiny};

  & > a {
    overflow: hidden;
    color: ${token.ink.soft};
    font-size: ${token.text.quiet};
    font-weight: ${token.weight.medium};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const PinActions = styled.div`
  display: flex;
  flex: none;
  margin-inline-start: auto;
`;

export const EndedNotice = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug} ${token.space.base};
  align-items: center;
  padding: ${token.space.small} ${token.space.base};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;
