import styled from 'styled-components';
import { token } from '#ui-kit';

/** Sections of the contract's page. Classes are those of `scripts/contract/page`. */
export const ContractSections = styled.div`
  overflow-wrap: anywhere;

  & a {
    color: ${token.accent.main};
    text-decoration: underline;
  }
  & nav a {
    display: inline-block;
    min-block-size: ${token.control.target};
  }
  & pre {
    overflow-x: auto;
    padding: ${token.space.base};
    border-radius: ${token.radius.chip};
    background: ${token.surface.sunk};
    overflow-wrap: normal;
  }
  & summary {
    padding-block: ${token.space.small};
    cursor: pointer;
  }
  & .call {
    margin-block: ${token.space.small};
    padding-inline: ${token.space.base};
    border: ${token.rule.hair} solid ${token.line.soft};
    border-radius: ${token.radius.card};
  }
  & .fields {
    padding-inline-start: ${token.space.base};
    list-style: none;
  }
  & .fields > li {
    padding-block: ${token.space.small};
    border-block-start: ${token.rule.hair} solid ${token.line.soft};
  }
  & .name {
    font-weight: ${token.weight.strong};
  }
  & .type,
  & .absent,
  & .form {
    color: ${token.ink.soft};
  }
  & .badge,
  & .required {
    padding-inline: ${token.space.small};
    border: ${token.rule.hair} solid ${token.line.strong};
    border-radius: ${token.radius.chip};
    font-weight: ${token.weight.medium};
  }
`;
