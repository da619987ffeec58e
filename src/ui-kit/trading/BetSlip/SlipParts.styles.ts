import styled from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** Parts of every slip, for one bet or several. */
export const SlipHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token.space.tiny};
  padding-inline-start: ${token.space.roomy};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
`;

export const SlipTitle = styled.h2`
  font-size: ${token.text.body};
  font-weight: ${token.weight.strong};
`;

export const SlipFigureList = styled.dl`
  display: grid;
  gap: ${token.space.hair};
  padding: ${token.space.snug} ${token.space.base};
  border-radius: ${token.radius.control};
  background: ${token.surface.sunk};
  font-size: ${token.text.quiet};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space.base};
  }
  & dt {
    color: ${token.ink.soft};
  }
  & dd {
    font-weight: ${token.weight.strong};
  }
  & > [data-quiet] > dd {
    color: ${token.ink.soft};
    font-weight: ${token.weight.regular};
    text-align: end;
  }
`;

export const SlipActions = styled.div`
  display: flex;
  gap: ${token.space.snug};

  & > * {
    flex: 1;
  }
`;

export const SlipFinePrint = styled.p`
  color: ${token.ink.faint};
  font-size: ${token.text.micro};
`;
