import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** States in which no prices arrive. */
const INTERRUPTED = `:is([data-state='lost'], [data-state='unreliable'], [data-state='paused-by-user'])`;

/**
 * The logo, and on a phone the connection beside it while no prices arrive. Its width depends on neither of them, so
 * the header keeps its height.
 */
export const BrandSlot = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  ${media.phone} {
    flex: 1 1 0;
    min-inline-size: 3.25rem;
    container-type: inline-size;
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: ${token.control.small};
  min-inline-size: ${token.control.target};
  color: ${token.ink.main};

  ${media.small} {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  /* No space for both: the bottom bar leads home too. */
  @container (max-width: 5rem) {
    ${BrandSlot}${INTERRUPTED} > & {
      display: none;
    }
  }
`;

/**
 * Keeps its width while the page watches no prices. A phone shows it beside the logo, and only while no prices arrive:
 * its target reaches over its neighbours' edges.
 */
/** As wide as "Live" with a duration, so that the balance stays in place when the first response arrives. */
export const ConnectionSlot = styled.div`
  flex: none;
  min-inline-size: 7.75rem;

  &[data-state='connecting'] {
    visibility: hidden;
  }
  ${media.phone} {
    display: none;
    min-inline-size: 0;

    &${INTERRUPTED} {
      display: block;
      margin-inline-start: ${token.space.base};
    }
    /* The menu is wider than the space beside the badge, so it begins at the header's edge. */
    & > div {
      position: static;
    }
  }
  ${media.small} {
    &${INTERRUPTED} {
      margin-inline: calc(-1 * ${token.space.snug});
    }
  }
`;
