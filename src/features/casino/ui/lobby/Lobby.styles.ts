import styled from 'styled-components';
import { ChipGroup, media, token } from '#ui-kit';

export const LobbyHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.snug} ${token.space.roomy};
  align-items: center;
  justify-content: space-between;
`;

export const LobbyTitle = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

export const SearchSlot = styled.div`
  flex: 0 1 20rem;

  ${media.small} {
    flex: 1 1 100%;
  }
`;

export const GamesPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.roomy};
  padding-block-start: ${token.space.base};
`;

export const CategoryChips = styled(ChipGroup)`
  /* Leaves space for the focus ring. */
  padding: ${token.space.tiny};
  margin: calc(-1 * ${token.space.tiny});
  scroll-padding-inline: ${token.space.wide};
  scrollbar-width: none;
`;

export const PagedGames = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.base};
  /* Keeps the first row of a new page clear of the sticky header. */
  scroll-margin-block-start: 6rem;
`;

export const ResultCount = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const ShelfTitle = styled.h2`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};
`;

export const ShelfList = styled.ul`
  display: grid;
  grid-auto-columns: 7.25rem;
  grid-auto-flow: column;
  gap: ${token.space.base};
  overflow-x: auto;
  padding: ${token.space.tiny};
  margin: calc(-1 * ${token.space.tiny});
  scroll-padding-inline: ${token.space.tiny};
  scrollbar-width: thin;
  scrollbar-color: ${token.line.strong} transparent;
`;
