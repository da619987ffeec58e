import styled from 'styled-components';
import { token } from '#ui-kit';

export const CheckBody = styled.div`
  display: grid;
  gap: ${token.space.base};

  &:focus {
    outline: none;
  }
`;

export const SessionFactList = styled.dl`
  display: grid;
  gap: ${token.space.snug};
  margin: 0;

  & > div {
    display: flex;
    gap: ${token.space.base};
    align-items: baseline;
    justify-content: space-between;
  }
  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    margin: 0;
    font-size: ${token.text.title};
    font-weight: ${token.weight.strong};
    text-align: end;
  }
`;

export const CheckNote = styled.p`
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};

  & > a {
    color: ${token.accent.main};
  }
`;
