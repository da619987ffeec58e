/** Returns the version of this build, as every request of the telemetry states it. */
export const getBuildVersion = (): string => 'unknown';
