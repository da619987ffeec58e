import styled from 'styled-components';
import { media, token } from '#ui-kit';

export const BreadcrumbNav = styled.nav`
  min-inline-size: 0;
  font-size: ${token.text.quiet};

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space.tiny} ${token.space.small};
    align-items: center;
    padding: 0;
    list-style: none;
  }
  & li {
    display: inline-flex;
    gap: ${token.space.small};
    align-items: center;
    min-block-size: ${token.control.target};
    overflow-wrap: anywhere;
  }
  & a {
    color: ${token.accent.main};
    font-weight: ${token.weight.medium};
  }
  & svg {
    flex: 0 0 auto;
    color: ${token.ink.faint};
  }
  [dir='rtl'] & svg {
    rotate: 180deg;
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

export const OpenWindowButton = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: ${token.control.small};
  block-size: ${token.control.small};
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.accent.main};
  cursor: pointer;

  &:hover {
    background: ${token.surface.hover};
  }
`;

export const SideMark = styled.span`
  font-weight: ${token.weight.strong};

  &[data-side='back'] {
    color: ${token.teal.main};
  }
  &[data-side='lay'] {
    color: ${token.loss.main};
  }
`;

/**
 * Has the same width before and after the sports arrive, so that its neighbours stay in place. With large letters it
 * still fits a phone.
 */
export const SportFilter = styled.div`
  inline-size: min(11rem, 75vw);
`;
