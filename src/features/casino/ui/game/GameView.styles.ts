import styled from 'styled-components';
import { media, token } from '#ui-kit';

/** Fills the space below the header, edge to edge. The app shell drops its padding. */
export const Stage = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 24rem;
  block-size: calc(100dvh - var(--app-stage-top, ${token.layout.header}));

  ${media.phone} {
    block-size: calc(
      100dvh - var(--app-stage-top, ${token.layout.header}) - ${token.layout.bar} - env(safe-area-inset-bottom)
    );
  }
`;

export const StageBar = styled.div`
  display: flex;
  gap: ${token.space.snug};
  align-items: center;
  padding: ${token.space.tiny} ${token.space.base};
  border-block-end: ${token.rule.hair} solid ${token.line.soft};
  background: ${token.surface.panel};
`;

export const GameName = styled.h1`
  overflow: hidden;
  flex: 1;
  font-size: ${token.text.lead};
  font-weight: ${token.weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;

  /* The host stays visible beside the title. */
  ${media.phone} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
  /* The heading takes the focus of the unmounted card, but is not interactive. */
  &:focus-visible {
    outline: none;
  }
  & > small {
    margin-inline-start: ${token.space.small};
    color: ${token.ink.soft};
    font-size: ${token.text.small};
    font-weight: ${token.weight.regular};
  }
`;

export const BalanceList = styled.dl`
  display: flex;
  gap: ${token.space.roomy};
  text-align: end;

  & dt {
    color: ${token.ink.soft};
    font-size: ${token.text.micro};
  }
  & dd {
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  /* The header above shows the balance on phones too. */
  ${media.phone} {
    & > :first-child {
      display: none;
    }
  }
`;

export const StageBody = styled.div`
  display: grid;
  min-block-size: 0;
`;

export const LaunchPanel = styled.div`
  display: grid;
  gap: ${token.space.roomy};
  place-content: center;
  justify-items: center;
  padding: ${token.space.wide};
  background: ${token.surface.sunk};
  text-align: center;
`;

export const LaunchArtwork = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 10rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${token.radius.sheet};
  background: ${token.accent.soft};
  color: ${token.accent.main};
  box-shadow: ${token.shadow.float};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.motion} {
    animation: launch-breathe calc(2 * ${token.motion.pulse}) ease-in-out infinite alternate;
  }
  @keyframes launch-breathe {
    from {
      transform: scale(0.94);
    }
    to {
      transform: scale(1.02);
    }
  }
`;

export const LaunchName = styled.p`
  font-size: ${token.text.title};
  font-weight: ${token.weight.strong};
`;
