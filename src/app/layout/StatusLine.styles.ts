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
  padding-inline: ${token.space.wide};
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

/** Reaches from edge to edge, and its text begins where that of the page begins. */
export const OfflineBand = styled.div`
  background: ${token.warn.soft};
  color: ${token.warn.main};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  & > p {
    max-inline-size: 90rem;
    margin-inline: auto;
    padding: ${token.space.snug} ${token.space.wide};
  }
  ${media.phone} {
    & > p {
      padding-inline: ${token.space.base};
    }
  }
`;
