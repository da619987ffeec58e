import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const TileGrid = styled.dl`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Keeps its height while the figure loads. */
export const Tile = styled.div`
  position: relative;
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.base} ${token.space.roomy};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};

  & dt {
    color: ${token.ink.soft};
    font-size: ${token.text.small};
  }
  & dd {
    min-block-size: 1.5em;
    margin: 0;
    font-size: ${token.text.title};
    font-weight: ${token.weight.heavy};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* The link covers the whole tile. */
  & dt > a::after {
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
    content: '';
  }
  & dt > a:focus-visible {
    outline: none;
  }
  & dt > a:focus-visible::after {
    outline: ${token.rule.bold} solid ${token.focus.ring};
  }
  &:hover {
    border-color: ${token.line.strong};
  }
`;

export const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.small};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.small};
    padding-inline: ${token.space.base};
    border: ${token.rule.hair} solid ${token.line.soft};
    border-radius: ${token.radius.round};
    font-size: ${token.text.quiet};
    font-weight: ${token.weight.medium};
  }
  & a:hover {
    background: ${token.surface.hover};
  }
`;

export const PinnedList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li + li {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  & a {
    display: flex;
    align-items: center;
    min-block-size: ${token.control.medium};
    padding: ${token.space.tiny} ${token.space.roomy};
    overflow-wrap: anywhere;
  }
  & a:hover {
    background: ${token.surface.hover};
  }
`;
