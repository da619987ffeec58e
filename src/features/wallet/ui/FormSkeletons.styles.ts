import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** As high as a `Field` without a hint. */
export const FieldPlace = styled.div`
  display: grid;
  gap: ${token.space.tiny};
  font-size: ${token.text.quiet};
`;

export const InputPlace = styled.div`
  min-block-size: ${token.control.medium};
  border-radius: ${token.radius.control};
  background: ${token.surface.hover};

  ${media.phone} {
    min-block-size: calc(${token.control.medium} + 2 * ${token.rule.hair});
  }
`;

/** As high as the main button of a form. */
export const SubmitPlace = styled.div`
  min-block-size: ${token.control.large};
  border-radius: ${token.radius.control};
  background: ${token.surface.hover};
`;
