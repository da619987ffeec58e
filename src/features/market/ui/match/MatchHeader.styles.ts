import styled from 'styled-components';
import { media, token } from '#ui-kit';

/**
 * On a phone every line counts: the first price has to stand in the upper half of the screen. From tablets on, the
 * score stands between the teams.
 */
export const HeaderCard = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space.hair} ${token.space.snug};
  align-items: center;
  padding: ${token.space.small} ${token.space.base};
  border: ${token.rule.hair} solid ${token.line.soft};
  border-radius: ${token.radius.card};
  background: ${token.surface.panel};
  box-shadow: ${token.shadow.rest};

  & > * {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    /* A column of its own width: a longer score moves no name. */
    grid-template-columns: minmax(6rem, 1fr) minmax(0, 15rem) minmax(6rem, 1fr);
    gap: ${token.space.small} ${token.space.roomy};
    padding: ${token.space.base} ${token.space.roomy};
  }
`;

/** On phones a match in play has it beside its name. */
export const StageLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.snug};
  align-items: center;
  min-inline-size: 0;
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  ${media.phone} {
    [data-stage='in-play'] > & {
      grid-area: 1 / 2;
    }
  }
`;

export const Trail = styled.div`
  overflow-wrap: anywhere;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.target};
  }
  ${media.phone} {
    [data-teams] > * > && {
      display: none;
    }
  }
`;

export const TrailSeparator = styled.span`
  padding-inline: ${token.space.tiny};

  &::before {
    content: '›';
  }
  &:dir(rtl)::before {
    content: '‹';
  }
`;

/** The matched total, at the end of the line. A phone has it beside the market's name only. */
export const Volume = styled.span`
  margin-inline-start: auto;

  ${media.phone} {
    display: none;
  }
`;

export const MatchTitle = styled.h1`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${token.text.title};
  font-weight: ${token.weight.heavy};
  line-height: ${token.leading.tight};

  ${media.phone} {
    font-size: ${token.text.lead};

    [data-stage='in-play'] > && {
      grid-area: 1 / 1;
    }
  }
  ${media.tabletUp} {
    [data-teams] > && {
      display: grid;
      grid-row: 2;
      grid-template-columns: subgrid;
      align-items: center;
    }
  }
`;

/** Isolated: in a line from right to left, the crests would otherwise stand beside the wrong Latin name. */
export const TeamName = styled.span`
  unicode-bidi: isolate;

  ${media.phone} {
    & > [data-crest] {
      --kit-crest-size: 1.25rem;
      --kit-crest-text: 0.5625rem;
      vertical-align: middle;
    }
  }
  ${media.tabletUp} {
    display: flex;
    gap: ${token.space.snug};
    align-items: center;
    min-inline-size: 0;

    & > span {
      min-inline-size: 0;
    }
    &:last-child {
      flex-direction: row-reverse;
      justify-self: end;
      text-align: end;
    }
  }
`;

/** Gives its place between the teams to the score. */
export const Versus = styled.span`
  color: ${token.ink.faint};
  font-weight: ${token.weight.regular};

  ${media.tabletUp} {
    justify-self: center;

    [data-scored] > h1 > && {
      visibility: hidden;
    }
  }
`;

export const ScoreSlot = styled.div`
  min-inline-size: 0;

  &:empty {
    display: none;
  }
  ${media.tabletUp} {
    [data-teams] > && {
      grid-area: 2 / 2;
    }
  }
`;

/** The colours of the runners in the price chart. */
export const ChanceSlot = styled.div`
  --kit-chance-first: ${token.chart[1]};
  --kit-chance-last: ${token.chart[2]};
  color: ${token.ink.soft};
`;

export const LastSlot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.tiny} ${token.space.snug};
  align-items: center;

  &:empty {
    display: none;
  }
`;

export const StartTime = styled.span`
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  &[data-unknown] {
    visibility: hidden;
  }
`;

/** One line, such as the countdown of a race. */
export const StatePlace = styled.div`
  inline-size: 100%;
  font-size: ${token.text.quiet};
`;
