import { useStore } from 'zustand';
import { cleanText } from '#shared/api/wire-text.ts';
import { clearAll } from '#shared/storage/clear.ts';
import { clearSession, onSessionChange, readSession, writeSession, type StoredSession } from '#shared/storage/session.ts';
import { texts } from '../texts.ts';
import { createSessionDesk, type SessionState } from './session.ts';

/** The session of this browser. */
export const session = createSessionDesk({
  read: readSession,
  write: writeSession,
  forget: clearSession,
  forgetAll: clearAll,
  onChange: (changed) => onSessionChange(() => changed()),
});

export const useSession = <T>(pick: (state: SessionState) => T): T => useStore(session.store, pick);

/** What the user is called on screen. */
export const nameOf = ({ user, userId }: StoredSession): string => cleanText((user?.user_name ?? user?.user_id ?? userId) || texts.unnamed);
