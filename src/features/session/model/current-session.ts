import { useStore } from 'zustand';
import { cleanText } from '#shared/api/wire/wire-text.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import {
  clearSession,
  onSessionChange,
  readSession,
  type StoredSession,
  writeSession,
} from '#shared/storage/session.ts';
import { texts } from '../texts.ts';
import { createSessionController, type SessionState } from './session-controller.ts';

/** The session of this browser. */
export const sessionController = createSessionController({
  read: readSession,
  write: writeSession,
  clear: clearSession,
  clearAll: clearLocalStorage,
  onChange: (changed) => onSessionChange(() => changed()),
});

export const useSession = <T>(selector: (state: SessionState) => T): T => useStore(sessionController.store, selector);

/** The user's name on screen. */
export const getUserDisplayName = ({ user, userId }: StoredSession): string =>
  cleanText((user?.user_name ?? user?.user_id ?? userId) || texts.unnamed);
