import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const PageTitle = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

export const LoadingRows = styled.div`
  display: grid;
  gap: ${token.space.base};
  padding-block-start: ${token.space.base};
`;

export const NextOffTitle = styled.h2`
  padding-block: ${token.space.snug};
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};
`;

export const NextOffList = styled.ul`
  display: grid;
  /* Two columns on a phone and four beside a rail. Larger text leaves fewer. */
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${token.space.snug};
`;

export const NextOffItem = styled.li`
  & > a {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.hair} ${token.space.snug};
    align-content: start;
    justify-content: space-between;
    block-size: 100%;
    padding: ${token.space.snug} ${token.space.base};
    border: ${token.rule.hair} solid ${token.line.soft};
    border-radius: ${token.radius.card};
    background: ${token.surface.panel};
    box-shadow: ${token.shadow.rest};
    color: ${token.ink.main};
    font-variant-numeric: tabular-nums;
  }
  & > a:hover {
    background: ${token.surface.hover};
  }
  &[data-place='first'] > a {
    border-color: ${token.accent.main};
    background: ${token.accent.soft};
  }
`;

export const TimeLeft = styled.span`
  flex-basis: 100%;
  color: ${token.accent.main};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};
`;

export const VenueName = styled.span`
  min-inline-size: 0;
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
  overflow-wrap: anywhere;
`;

export const CourseRow = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: ${token.space.snug} ${token.space.base};
  align-items: center;
  padding: ${token.space.snug} ${token.space.base};

  & + & {
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RaceTime = styled.li`
  & > a {
    position: relative;
    display: inline-flex;
    gap: ${token.space.tiny};
    align-items: center;
    min-block-size: ${token.control.small};
    padding-inline: ${token.space.snug};
    border: ${token.rule.hair} solid ${token.line.soft};
    border-radius: ${token.radius.chip};
    color: ${token.ink.main};
    font-size: ${token.text.quiet};
    font-variant-numeric: tabular-nums;
  }
  & > a:hover {
    background: ${token.surface.hover};
  }
  &[data-state='next'] > a {
    border-color: ${token.accent.main};
    background: ${token.accent.main};
    color: ${token.accent.ink};
    font-weight: ${token.weight.strong};
  }
  &[data-state='in-running'] > a {
    border-color: ${token.live.main};
    color: ${token.live.main};
  }
  &[data-state='suspended'] > a,
  &[data-state='closed'] > a {
    border-style: dashed;
    color: ${token.ink.faint};
  }
`;

export const RaceMark = styled.small`
  font-size: ${token.text.micro};
  font-weight: ${token.weight.strong};
`;
