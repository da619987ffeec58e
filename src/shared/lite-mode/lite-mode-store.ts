import type { StoredLiteMode } from '../storage/preferences.ts';

/** The sources of the mode. The `on…` functions call back after a change, and return the unsubscribe function. */
export interface LiteModePorts {
  readChoice(): StoredLiteMode | null;
  writeChoice(choice: StoredLiteMode): void;
  onChoiceChange(onChange: () => void): () => void;
  isDataSaverOn(): boolean;
  onDataSaverChange(onChange: () => void): () => void;
}

export interface LiteMode {
  readonly isOn: boolean;
  /** The browser asks for less data, and the bettor has chosen nothing else. */
  readonly isByDataSaver: boolean;
}

export interface LiteModeStore {
  /** Returns the same object until the mode changes. */
  readonly read: () => LiteMode;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Stores the bettor's choice, which wins over the browser's request. */
  choose(isOn: boolean): void;
}

/** Creates the store of lite mode: the bettor's choice on this device, else what the browser asks for. */
export function createLiteModeStore(ports: LiteModePorts): LiteModeStore {
  const listeners = new Set<() => void>();
  let current: LiteMode = { isOn: false, isByDataSaver: false };

  /** Without a subscriber nothing reports changes, so each read looks again. */
  function update(): LiteMode {
    const choice = ports.readChoice();
    const isByDataSaver = choice === null && ports.isDataSaverOn();
    const isOn = isByDataSaver || choice === 'on';
    if (isOn !== current.isOn || isByDataSaver !== current.isByDataSaver) current = { isOn, isByDataSaver };
    return current;
  }

  function notify(): void {
    const before = current;
    if (update() !== before) for (const listener of [...listeners]) listener();
  }

  let stopListening = (): void => undefined;
  return {
    read: () => (listeners.size === 0 ? update() : current),
    subscribe(onChange) {
      if (listeners.size === 0) {
        update();
        const stops = [ports.onChoiceChange(notify), ports.onDataSaverChange(notify)];
        stopListening = () => {
          for (const stop of stops) stop();
        };
      }
      listeners.add(onChange);
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) stopListening();
      };
    },
    choose(isOn) {
      ports.writeChoice(isOn ? 'on' : 'off');
      notify();
    },
  };
}
