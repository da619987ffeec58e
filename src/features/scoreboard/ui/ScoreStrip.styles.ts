import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** As high as a total and the line below it in the script of the page, so that an arriving score moves nothing. */
export const ScoreBar = styled.div`
  --app-score-lines: calc(${token.text.page} * ${token.leading.tight} + ${token.text.quiet} * ${token.leading.snug});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  min-block-size: max(2.5rem, var(--app-score-lines));
  color: ${token.ink.soft};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;

  /* Centred by a translation, because a longer text would otherwise move its start, which is a layout shift. */
  ${media.tabletUp} {
    min-block-size: max(3rem, var(--app-score-lines));
    text-align: center;

    & > :not([data-shape]) {
      inline-size: max-content;
      max-inline-size: 100%;
      margin-inline-start: 50%;
      translate: -50%;

      &:dir(rtl) {
        translate: 50%;
      }
    }
    & > [data-shape] {
      justify-self: center;
    }
  }
`;

/** A long team name is cut off; the figures never wrap. */
export const ScoreTotal = styled.span`
  min-inline-size: 0;
  line-height: ${token.leading.tight};

  & > b {
    white-space: nowrap;
    color: ${token.ink.main};
    font-size: ${token.text.page};
    font-weight: ${token.weight.heavy};
  }
`;

/** The line below the total. */
export const ScoreDetail = styled.span`
  font-size: ${token.text.quiet};
`;

/** Long names wrap around the goals. Each name stays on one line where it fits. */
export const GoalScore = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.snug};
  align-items: baseline;
  white-space: normal;

  & > b {
    color: ${token.ink.main};
    font-size: ${token.text.page};
    font-weight: ${token.weight.heavy};
    white-space: nowrap;
  }
`;

export const SideName = styled.span`
  min-inline-size: 0;
  color: ${token.ink.main};
  font-weight: ${token.weight.strong};
  overflow-wrap: anywhere;
`;

/** One column per set, so that games align. */
export const SetTable = styled.table`
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 0 ${token.space.tiny};
    text-align: end;
  }
  & tbody th {
    padding-inline-start: 0;
    color: ${token.ink.main};
    font-weight: ${token.weight.strong};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & td[data-won] {
    color: ${token.ink.main};
    font-weight: ${token.weight.heavy};
  }
`;

export const PointsCell = styled.td`
  min-inline-size: 3ch;
  color: ${token.accent.main};
  font-weight: ${token.weight.heavy};
`;

/** Marks the server with a ball behind the name. A border, because forced colours paint no background. */
export const ServeMark = styled.span`
  display: inline-block;
  inline-size: 0;
  block-size: 0;
  margin-inline-start: ${token.space.small};
  border: ${token.rule.band} solid ${token.gain.main};
  border-radius: ${token.radius.round};
  vertical-align: middle;
`;

export const BallList = styled.ol`
  display: flex;
  gap: ${token.space.tiny};
  margin: 0;
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

export const MutedText = styled.span`
  font-size: ${token.text.small};
`;
