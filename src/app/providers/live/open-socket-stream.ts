import type { QueryClient } from '@tanstack/react-query';
import { sessionController } from '#features/session/index.ts';
import type { PageEnvironment } from '#shared/live/store/browser-environment.ts';
import { createSocketOpener, createSocketStream } from '#shared/live/transport/socket/index.ts';
import type { StreamingTransportOptions } from '#shared/live/transport/streaming-transport.ts';
import { switchStore } from '#shared/switches/switches.ts';
import type { Config } from '../../boot/config/schema.ts';
import { createPushListener } from './push-updates.ts';

/** Returns the address of the stream: the configured one, or `stream` beside the API's calls. */
export function getStreamAddress({ apiBase, live }: Pick<Config, 'apiBase' | 'live'>, pageUrl: string): string {
  const url = new URL(live.socket ?? `${apiBase}/stream`, pageUrl);
  url.protocol = url.protocol.replace(/^http/, 'ws');
  return url.href;
}

const isSocketPaused = (): boolean => switchStore.getState().paused.socket !== undefined;

/** Lets the connection rest while the operator has paused the socket, as it rests while the page is hidden. */
export const addSocketPause = (environment: PageEnvironment): PageEnvironment => ({
  ...environment,
  isHidden: () => isSocketPaused() || environment.isHidden(),
  onVisibilityChange(onChange) {
    const stopPage = environment.onVisibilityChange(onChange);
    const stopSwitches = switchStore.subscribe(({ paused }, before) => {
      if (paused.socket !== before.paused.socket) onChange();
    });
    return () => {
      stopPage();
      stopSwitches();
    };
  },
});

/** Opens the price stream of the page. */
export const openSocketStream = (
  needs: Parameters<StreamingTransportOptions['openStream']>[0],
  config: Pick<Config, 'apiBase' | 'live'>,
  queries: QueryClient,
) =>
  createSocketStream({
    ...needs,
    environment: addSocketPause(needs.environment),
    openSocket: createSocketOpener(getStreamAddress(config, location.href)),
    getToken: () => sessionController.readCurrent()?.token ?? null,
    events: createPushListener(queries),
  });
