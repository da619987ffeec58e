import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** A named landmark. Keeps its height with and without news. */
export const StatusBar = styled.section`
  display: flex;
  gap: ${token.space.base};
  align-items: center;
  max-inline-size: 90rem;
  min-block-size: ${token.control.small};
  margin-inline: auto;
  padding-inline: ${token.space.roomy};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};

  ${media.phone} {
    /* The news has a button of the full height above the rule. */
    min-block-size: calc(${token.control.small} + ${token.rule.hair});
    padding-inline: ${token.space.base};
  }
  @media print {
    display: none;
  }
`;

/**
 * Takes no space, so prices stay where they are when a notice comes and goes. Its band covers the status line, and
 * uncovers it while the keyboard is in it.
 */
export const NoticeSlot = styled.div`
  position: relative;
  z-index: ${token.layer.sticky};
  block-size: 0;

  &:has(+ ${StatusBar} :focus-visible) {
    visibility: hidden;
  }
  /* On paper there is no status line to cover. */
  @media print {
    block-size: auto;
  }
`;

/**
 * The place of the status line at the end of a page, on phones. The line leaves the bottom bar free, and the band of a
 * notice stays above that bar while the page scrolls.
 */
export const EndOfPage = styled.div`
  display: contents;

  & > ${StatusBar} {
    margin-block-end: calc(${token.layout.bar} + env(safe-area-inset-bottom));
    border-block: ${token.rule.hair} solid ${token.line.soft};
  }
  & > ${NoticeSlot} {
    position: sticky;
    /* Below the result of a bet, which stands in the same place. */
    z-index: ${token.layer.cover};
    inset-block-end: calc(${token.layout.bar} + ${token.rule.hair} + env(safe-area-inset-bottom));
  }
  & > ${NoticeSlot} > * {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
  }
`;

/** Reaches from edge to edge, and its text begins where that of the page begins. */
export const NoticeBand = styled.div`
  display: grid;
  align-items: center;
  min-block-size: ${token.control.small};
  background: ${token.warn.soft};
  color: ${token.warn.main};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  & > p {
    inline-size: 100%;
    max-inline-size: 90rem;
    margin-inline: auto;
    padding-inline: ${token.space.wide};
  }
  ${media.phone} {
    min-block-size: calc(${token.control.small} + ${token.rule.hair});

    & > p {
      padding-inline: ${token.space.base};
    }
  }
`;
