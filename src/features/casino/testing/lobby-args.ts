import { fn } from 'storybook/test';
import { lobbyRoute } from '../model/casino-route.ts';
import type { LobbyProps } from '../ui/lobby/Lobby.tsx';
import { sampleFramePolicy } from './casino-samples.ts';

/** The first page of the lobby. */
export const lobbyArgs = {
  route: lobbyRoute,
  onRouteChange: fn(),
  policy: sampleFramePolicy,
  onLaunch: fn(),
  returnTo: null,
} satisfies LobbyProps;
