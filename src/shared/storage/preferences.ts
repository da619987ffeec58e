import * as z from 'zod/mini';
import { textEntry } from './entry.ts';
import { localRoom } from './room.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

const themeEntry = textEntry(localRoom, 'theme@1', z.literal(['light', 'dark', 'system']));
const densityEntry = textEntry(localRoom, 'density@1', z.literal(['comfortable', 'compact']));

/** `null` where none was chosen: the caller follows the system. */
export const readTheme = (): ThemeChoice | null => themeEntry.read();
export const writeTheme = (choice: ThemeChoice): void => themeEntry.write(choice);

export const readDensity = (): Density | null => densityEntry.read();
export const writeDensity = (density: Density): void => densityEntry.write(density);
