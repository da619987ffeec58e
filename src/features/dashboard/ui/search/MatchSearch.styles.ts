import styled from 'styled-components';

export const SearchRoot = styled.div`
  position: relative;
  inline-size: 100%;
`;
