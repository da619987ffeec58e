import { Button } from '#ui-kit';
import { Keys, ProblemText, Screen, Title } from './ConfigProblemPage.styles.ts';
import type { ConfigProblem } from './load.ts';
import type { InvalidKey } from './parse.ts';
import { expectations, texts } from './texts.ts';

export interface ConfigProblemPageProps {
  problem: ConfigProblem;
  onAgain: () => void;
}

function describeProblem(problem: ConfigProblem): readonly string[] {
  switch (problem.kind) {
    case 'missing':
      return [texts.missing, texts.missingNext];
    case 'unreachable':
      return [texts.unreachable];
    case 'not-json':
      return [texts.notJson({ detail: problem.detail })];
    case 'no-simulation':
      return [texts.noSimulation({ detail: problem.detail }), texts.noSimulationNext];
    case 'wrong':
      return [texts.wrong];
  }
}

/**
 * Returns the expectation of a key. The item of a list has the expectation of its list: `frameHosts` for
 * `frameHosts.2`.
 */
function getExpectation(key: string): string {
  const path = key.split('.');
  for (let length = path.length; length > 0; length -= 1) {
    const known = expectations[path.slice(0, length).join('.')];
    if (known !== undefined) return known;
  }
  return texts.object;
}

function describeExpectation({ key, reason }: InvalidKey): string {
  if (reason === 'unknown-key') return texts.unknownKey;
  return reason === 'production-only' ? texts.productionOnly : getExpectation(key);
}

/**
 * The page that the operator sees when the app cannot use config.json. Lists each invalid key, its value and the
 * expected value.
 */
export function ConfigProblemPage({ problem, onAgain }: ConfigProblemPageProps) {
  return (
    <Screen>
      <Title>{texts.title}</Title>
      {describeProblem(problem).map((paragraph) => (
        <ProblemText key={paragraph}>{paragraph}</ProblemText>
      ))}
      {problem.kind === 'wrong' && <KeyTable wrong={problem.wrong} />}
      <div>
        <Button variant="primary" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </Screen>
  );
}

function KeyTable({ wrong }: { wrong: readonly InvalidKey[] }) {
  return (
    <Keys>
      <thead>
        <tr>
          <th scope="col">{texts.key}</th>
          <th scope="col">{texts.found}</th>
          <th scope="col">{texts.expected}</th>
        </tr>
      </thead>
      <tbody>
        {wrong.map((each) => (
          <tr key={each.key}>
            <th scope="row">{each.key === '' ? texts.entireFile : each.key}</th>
            <td data-label={texts.found}>{each.found ?? texts.nothing}</td>
            <td data-label={texts.expected}>{describeExpectation(each)}</td>
          </tr>
        ))}
      </tbody>
    </Keys>
  );
}
