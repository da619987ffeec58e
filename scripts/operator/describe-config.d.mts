import type { describeInvalidKey } from '../../src/app/boot/config/describe-invalid-key.ts';
import type { parseConfig } from '../../src/app/boot/config/parse.ts';
import type { parseLanguageSettings } from '../../src/app/language/operator/language-settings.ts';
import type { parseSwitches } from '../../src/app/switches/parse-switches.ts';
import type { parseTelemetrySettings } from '../../src/app/telemetry/telemetry-settings.ts';

export function describeConfig(
  text: string,
  app: {
    readonly parseConfig: typeof parseConfig;
    readonly parseLanguageSettings: typeof parseLanguageSettings;
    readonly parseTelemetrySettings: typeof parseTelemetrySettings;
    readonly parseSwitches: typeof parseSwitches;
    readonly describeInvalidKey: typeof describeInvalidKey;
  },
  simulated?: boolean,
): { readonly changes: readonly string[]; readonly problems: readonly string[] };
