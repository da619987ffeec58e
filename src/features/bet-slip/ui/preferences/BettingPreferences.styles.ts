import styled from 'styled-components';
import { token } from '#ui-kit';

export const PreferencesBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.snug};
  padding-inline: ${token.space.base};
  color: ${token.ink.soft};
  font-size: ${token.text.small};

  > button {
    margin-inline-start: auto;
  }
`;

export const ChoiceGroup = styled.fieldset`
  display: grid;
  gap: ${token.space.snug};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const ChoiceLegend = styled.legend`
  margin-block-end: ${token.space.small};
  padding: 0;
  color: ${token.ink.soft};
  font-size: ${token.text.quiet};
`;

export const PreferenceNote = styled.p`
  margin: 0;
  color: ${token.ink.soft};
  font-size: ${token.text.small};
`;

export const AgreementPanel = styled.div`
  display: grid;
  gap: ${token.space.snug};
  padding: ${token.space.base};
  border-radius: ${token.radius.control};
  background: ${token.warn.soft};
  color: ${token.ink.main};
  font-size: ${token.text.quiet};

  p {
    margin: 0;
  }
`;
