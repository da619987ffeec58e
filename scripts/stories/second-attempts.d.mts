/** The part of a Jest report that holds the attempts. */
interface AttemptsReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly invocations?: number;
      readonly retryReasons?: readonly string[];
    }[];
  }[];
}
export function findSecondAttempts(report: AttemptsReport): string[];
