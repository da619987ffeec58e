import styled from 'styled-components';

export const Place = styled.div`
  position: relative;
  inline-size: 100%;
`;
