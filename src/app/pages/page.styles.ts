import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const PageTitle = styled.h1`
  font-size: ${token.text.page};
  font-weight: ${token.weight.heavy};
`;

/** The heading of a rail, above cards that have headings of their own. */
export const RailTitle = styled.h2`
  padding-inline: ${token.space.tiny};
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;

/** Two stacks of cards, side by side on wide screens and in one column on narrow ones. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${token.space.base};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  & > div {
    display: grid;
    gap: ${token.space.base};
    min-inline-size: 0;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Tabs of a page, each with an address. */
export const PageTabs = styled.nav`
  display: flex;
  gap: ${token.space.hair};
  overflow-x: auto;
  border-block-end: ${token.rule.hair} solid ${token.line.soft};

  & > a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-block-size: ${token.control.medium};
    padding-inline: ${token.space.base};
    border-block-end: ${token.rule.bold} solid transparent;
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
    white-space: nowrap;
  }
  & > a[aria-current='page'] {
    border-block-end-color: ${token.accent.main};
    color: ${token.ink.main};
  }
  & > a:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

/** A page without the shell, in a separate window. */
export const StandalonePage = styled.main`
  display: grid;
  gap: ${token.space.base};
  max-inline-size: 84rem;
  margin-inline: auto;
  padding: ${token.space.roomy};
`;

/** Links between related pages. */
export const SectionLinks = styled.nav`
  display: flex;
  gap: ${token.space.tiny};
  overflow-x: auto;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token.control.medium};
    padding-inline: ${token.space.base};
    border-block-end: ${token.rule.bold} solid transparent;
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
    white-space: nowrap;
  }
  & > a[aria-current='page'] {
    border-block-end-color: ${token.accent.main};
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
  }
  & > a:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;
