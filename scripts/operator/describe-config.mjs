import { compareVersions, configChanges, configVersion, listChangesSince } from '../../deploy/versions.mjs';

/** Describes the changes since a file's version. A version that the schema refuses is one of the wrong keys. */
function describeChanges(version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return [];
  const distance = compareVersions(version, configVersion);
  const versions = `The file is written for schema ${version}, and this build reads ${configVersion}.`;
  if (distance === 0) return [];
  if (distance > 0) return [`${versions} The build may lack keys of the file.`];
  return [
    `${versions} Changes since then:`,
    ...listChangesSince(configChanges, version).map(
      ({ version: since, name, change, note }) => `  ${since} ${change} ${name}: ${note}`,
    ),
    `After them, set "version": "${configVersion}". docs/upgrading.md has the rules.`,
  ];
}

/** Parses JSON. Returns the message of the parser for other text. */
function parseJson(text) {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { problem: error.message };
  }
}

/**
 * Describes a config.json as the app reads it: what changed since its version, and each wrong key with its expectation.
 * `app`: the app's own functions. `simulated`: whether the file is for the demo build.
 */
export function describeConfig(text, app, simulated = false) {
  const { json, problem } = parseJson(text);
  if (problem !== undefined) return { changes: [], problems: [problem] };
  const parsed = app.parseConfig(json, simulated);
  const languages = parsed.kind === 'config' ? parsed.config.languages : undefined;
  const parsedLanguages = languages === undefined ? null : app.parseLanguageSettings(languages);
  const wrong = [...(parsed.wrong ?? []), ...(parsedLanguages?.wrong ?? [])];
  return {
    changes: describeChanges(json?.version ?? '1.0.0'),
    problems: wrong.map((each) => {
      const key = each.key === '' ? '(the whole file)' : each.key;
      return `${key}: ${each.found ?? 'nothing'}, expected ${app.describeInvalidKey(each)}`;
    }),
  };
}
