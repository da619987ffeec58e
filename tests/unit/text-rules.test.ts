import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, test } from 'vitest';
import { textRules } from '../../scripts/lint/text-rules.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const listRefusedCodes = (messageId: 'literal' | 'joined', ...codes: readonly string[]) =>
  codes.map((code) => ({ code, errors: [{ messageId }] }));

tester.run('texts/messages-only', textRules.rules['messages-only'], {
  valid: [
    '<p>{texts.title}</p>;',
    '<p>{texts.bets({ count })}</p>;',
    "<p>{name}{' '}<b>–</b> {`${home} – ${away}`}</p>;",
    '<Card title={texts.title} variant="wide" />;',
    '<input type="text" name="amount" inputMode="decimal" autoComplete="off" />;',
    '<li key={`market ${id}`} className="row" />;',
    'const query = { sort: `-${column}`, path: "amount" };',
    'throw new Error(`not a day: ${day}`);',
    'element.setAttribute("role", "alert");',
    'element.textContent = formatAmount(amount);',
    'const formatClock = (hours, minutes) => `${hours}:${minutes}`;',
    'const toPath = (name) => `market/${name}`;',
    '<p>{isLate && ` ${texts.late}`}</p>;',
  ],
  invalid: [
    ...listRefusedCodes(
      'literal',
      '<p>No bets</p>;',
      '<p>{"No bets"}</p>;',
      '<>{`${count} bets`}</>;',
      '<p>{isEmpty ? "No bets" : null}</p>;',
      '<p>{isLate && "The price is late"}</p>;',
      '<p>{count + " bets"}</p>;',
      '<Card title="My bets" />;',
      '<Card title={`Bets of ${name}`} />;',
      '<button aria-label={isOpen ? texts.close : "Open"} />;',
      '<img alt={("Logo" as string)} />;',
      '<Field hint={hint ?? "Two decimals at most"} />;',
      'const column = { id: "stake", label: "Stake" };',
      'const item = { title: `Bets of ${name}` };',
      'element.textContent = `${count} bets`;',
      'slider.setAttribute("aria-valuetext", `${price} at ${time}`);',
      'const describeBet = ({ runner, price }) => `${runner} at ${price}`;',
      'function describeBet(bet) { if (bet === null) return "no bet"; return texts.bet(bet); }',
      'const formatters = { formatBets: (count) => `${count} bets` };',
      // A letter of another script is a letter.
      '<p>बेट</p>;',
    ),
    ...listRefusedCodes(
      'joined',
      'const title = `${texts.inPlay} · ${sport}`;',
      'const notice = `${texts.stale}. ${describeFailure(failure)}`;',
      'const name = `${slipTexts.side[side]} ${runner}`;',
      'const score = `${team} ${texts.total({ runs })}`;',
    ),
  ],
});
