import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { breakpoint, media, token } from '#ui-kit';

/** The narrowest width with three columns, where the header has the least space for its content. */
const NARROW_DESKTOP = `(min-width: ${breakpoint.tabletLandscape}px) and (max-width: 1179px)`;

export const HeaderBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.header};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.panel};

  @media print {
    display: none;
  }
`;

export const HeaderRow = styled.div`
  display: flex;
  gap: ${token.space.roomy};
  align-items: center;
  max-inline-size: 90rem;
  min-block-size: ${token.layout.header};
  margin-inline: auto;
  padding-inline: ${token.space.roomy};

  /* One line from 320 px on; larger letters and figures may take two. */
  flex-wrap: wrap;

  ${media.phone} {
    gap: ${token.space.tiny} ${token.space.snug};
    padding-block: ${token.space.tiny};
    padding-inline: ${token.space.base};
  }
`;

/** The menu that replaces the left column on screens without three columns. */
export const NavigationMenu = styled.div`
  flex: none;
`;

export const NavigationPanel = styled.div`
  max-block-size: 70dvh;
  min-inline-size: ${token.layout.nav};
  overflow-y: auto;
`;

export const MainNavigation = styled.nav`
  flex: 0 1 auto;
  min-inline-size: 0;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.hair};
  }
  & a {
    display: flex;
    gap: ${token.space.small};
    align-items: center;
    padding: ${token.space.snug} ${token.space.base};
    border-radius: ${token.radius.control};
    color: ${token.ink.soft};
    font-weight: ${token.weight.medium};
    white-space: nowrap;

    @media ${NARROW_DESKTOP} {
      padding-inline: ${token.space.small};
    }
    /* With icons, the search box has space from there on only. */
    @media (max-width: 1439px) {
      & > svg {
        display: none;
      }
    }
  }
  & a:hover {
    background: ${token.surface.hover};
  }
  & a[aria-current='page'] {
    background: ${token.accent.soft};
    color: ${token.accent.main};
  }
`;

export const SearchSlot = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
  max-inline-size: 20rem;
`;

/** Balance and exposure, visible at every width. */
export const MoneySummary = styled.div`
  flex: none;
  margin-inline-start: auto;
`;

/**
 * The link to the deposit page, on every page. Narrow headers show its icon only. Its touch target is taller than its
 * background.
 */
export const DepositLink = styled(Link)`
  display: inline-flex;
  flex: none;
  gap: ${token.space.tiny};
  align-items: center;
  min-block-size: ${token.control.small};
  padding-inline: ${token.space.base};
  border-block: calc((${token.control.small} - ${token.control.mark}) / 2) solid transparent;
  border-radius: ${token.radius.control} /
    calc(${token.radius.control} + (${token.control.small} - ${token.control.mark}) / 2);
  background: ${token.accent.main} padding-box;
  color: ${token.accent.ink};
  font-size: ${token.text.quiet};
  font-weight: ${token.weight.strong};

  ${media.small} {
    justify-content: center;
    min-inline-size: ${token.control.target};
  }
  @media (max-width: ${breakpoint.mobileLandscape}px), ${NARROW_DESKTOP} {
    padding-inline: ${token.space.snug};

    & > span {
      position: absolute;
      inline-size: ${token.rule.hair};
      block-size: ${token.rule.hair};
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** Hidden on the narrowest phones, where the bottom bar has the account. */
export const AccountSlot = styled.div`
  @media (max-width: 359px) {
    display: none;
  }
`;
