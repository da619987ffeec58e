import { compareVersions, configChanges, configVersion, listChangesSince } from '../../deploy/versions.mjs';
import { parseJson } from '../lib/parse-json.mjs';

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

/** Returns the content of a file, or the problem of a text that is not JSON. */
function readContent(text) {
  try {
    return { json: parseJson(text) };
  } catch (error) {
    return { problem: error.message };
  }
}

/** Lists the wrong keys of the parts that the app parses with a chunk of their own. */
function listWrongParts({ languages, telemetry, switches }, app) {
  const parts = [
    [languages, app.parseLanguageSettings],
    [telemetry, app.parseTelemetrySettings],
    [switches, app.parseSwitches],
  ];
  return parts.flatMap(([written, parse]) => (written === undefined ? [] : (parse(written).wrong ?? [])));
}

/**
 * Describes a config.json as the app reads it: what changed since its version, and each wrong key with its expectation.
 * `app`: the app's own functions. `simulated`: whether the file is for the demo build.
 */
export function describeConfig(text, app, simulated = false) {
  const { json, problem } = readContent(text);
  if (problem !== undefined) return { changes: [], problems: [problem] };
  const parsed = app.parseConfig(json, simulated);
  const wrong = [...(parsed.wrong ?? []), ...(parsed.kind === 'config' ? listWrongParts(parsed.config, app) : [])];
  return {
    changes: describeChanges(json?.version ?? '1.0.0'),
    problems: wrong.map((each) => {
      const key = each.key === '' ? '(the whole file)' : each.key;
      return `${key}: ${each.found ?? 'nothing'}, expected ${app.describeInvalidKey(each)}`;
    }),
  };
}
