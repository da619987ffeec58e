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

const LinkRow = styled.nav`
  display: flex;
  overflow-x: auto;

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
  }
  & > a:focus-visible {
    outline-offset: calc(-1 * ${token.rule.bold});
  }
`;

/** Tabs of a page, each with an address. */
export const PageTabs = styled(LinkRow)`
  gap: ${token.space.hair};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};

  & > a[aria-current='page'] {
    color: ${token.ink.main};
  }
`;

/** Links between related pages. */
export const SectionLinks = styled(LinkRow)`
  gap: ${token.space.tiny};

  & > a[aria-current='page'] {
    color: ${token.accent.main};
    font-weight: ${token.weight.strong};
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

/** Buttons that a phone has in a menu instead. */
export const NotOnPhone = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;
