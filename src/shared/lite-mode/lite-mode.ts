import { useSyncExternalStore } from 'react';
import { onLiteChoiceChange, readLiteChoice, writeLiteChoice } from '../storage/preferences.ts';
import { isDataSaverOn, onDataSaverChange } from './data-saver.ts';
import { createLiteModeStore, type LiteMode } from './lite-mode-store.ts';

/** Lite mode of this device. */
export const liteMode = createLiteModeStore({
  readChoice: readLiteChoice,
  writeChoice: writeLiteChoice,
  onChoiceChange: onLiteChoiceChange,
  isDataSaverOn,
  onDataSaverChange,
});

/** Screens are prerendered without lite mode. */
const PRERENDERED: LiteMode = { isOn: false, isByDataSaver: false };

export const useLiteMode = (): LiteMode => useSyncExternalStore(liteMode.subscribe, liteMode.read, () => PRERENDERED);
