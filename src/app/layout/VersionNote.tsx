import { formatDay } from '#shared/format/days.ts';
import { formatRelease, type Release } from '#shared/release/release.ts';
import type { Config } from '../boot/config/schema.ts';
import { texts } from './account-texts.ts';
import { VersionLines } from './VersionNote.styles.ts';

export interface VersionNoteProps {
  release: Release;
  /** The operator's name and day of its config.json, or null before it is known. */
  config: Pick<Config, 'id' | 'date'> | null;
}

function describeConfig({ id, date }: Pick<Config, 'id' | 'date'>): string | null {
  if (id === undefined) return date === undefined ? null : texts.configuration({ id: formatDay(date) });
  return date === undefined ? texts.configuration({ id }) : texts.datedConfiguration({ id, date: formatDay(date) });
}

/** Names the build and the configuration, for a bettor who reports a problem. Nothing when neither is known. */
export function VersionNote({ release, config }: VersionNoteProps) {
  const version = formatRelease(release);
  const configuration = config === null ? null : describeConfig(config);
  if (version === null && configuration === null) return null;
  return (
    <VersionLines>
      {version !== null && <span>{texts.version({ version })}</span>}
      {configuration !== null && <span>{configuration}</span>}
    </VersionLines>
  );
}
