import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, test } from 'vitest';
import { hookRules } from '../../scripts/lint/hook-rules.mjs';

RuleTester.describe = describe;
RuleTester.it = test;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});
const listRefusedCodes = (messageId: 'nested' | 'renderer', ...codes: readonly string[]) =>
  codes.map((code) => ({ code, errors: [{ messageId }] }));

tester.run('own-hooks/named-results', hookRules.rules['named-results'], {
  valid: [
    'useTitle(text);',
    'const bets = useBets();',
    'const { data, error } = useQuery(options);',
    'const bets = useQuery(options).data ?? null;',
    'const isRefused = usePreflight() === "refused";',
    'const status = useFacts(id)?.status;',
    'const element = useRef<HTMLElement>(null)!;',
    'const source = useFeed().sourceOf(id);',
    'function useBets() { return useQuery(options); }',
    'const useBets = () => useQuery(options).data;',
    'const { result } = renderHook(() => useBets());',
    'const Context = { useValue: () => use(Values) };',
    // Not hooks.
    'draw(user(), used(), msw.use(handler));',
    'beforeEach(() => void vi.useFakeTimers());',
  ],
  invalid: [
    ...listRefusedCodes(
      'nested',
      '<Slip stakes={useStakes()} />;',
      '<Slip {...useStakes()} />;',
      '<Slip>{useStakes()}</Slip>;',
      'const props = { stakes: useStakes() };',
      'const props = { ...useStakes() };',
      'const lists = [useStakes()];',
      'const total = sum(useStakes());',
      'const total = sum(...useStakes());',
      'const total = new Total(useStakes());',
      'const total = sum(useStakes().data ?? []);',
      'const total = sum(useStakes() as number[]);',
      'const query = useQuery({ refetchInterval: useInterval() });',
      'const stakes = isOpen() ? useStakes() : [];',
      'const label = `${useStakes()}`;',
      'const stakes = Slip.useStakes(useContext(Slips));',
      'let stakes = useStakes();',
      'stakes = useStakes();',
      'if (useIsPhone()) draw();',
      'const { interval = useInterval() } = props;',
      'const draw = (interval = useInterval()) => interval;',
    ),
    { code: 'const both = [useRaces(7), useRaces(8)];', errors: [{ messageId: 'nested' }, { messageId: 'nested' }] },
  ],
});

tester.run('own-hooks/no-renderers', hookRules.rules['no-renderers'], {
  valid: [
    'function useBets() { return useQuery(options); }',
    'function useLink() { return <a />; }',
    'function useBets() { const close = () => setOpen(false); return { close, open }; }',
    'function useRow() { const draw = () => <Row />; return draw(); }',
    'const renderRow = () => <Row />;',
    'function List() { const draw = () => <Row />; return <Table row={draw} />; }',
    'function useBets() { useEffect(() => { show(() => <Row />); }); return null; }',
    'function useBets() { return useState(null); }',
  ],
  invalid: listRefusedCodes(
    'renderer',
    'function useRow() { return () => <Row />; }',
    'const useRow = () => () => <Row />;',
    'const useRow = function () { return () => { return <><Row /></>; }; };',
    'function useRow() { const draw = () => <Row />; return draw; }',
    'function useRow() { function draw() { if (open) return <Row />; return null; } return draw; }',
    'function useRow() { return useCallback(() => open && <Row />, [open]); }',
    'function useRow() { const draw = useCallback(() => (open ? <Row /> : null), [open]); return draw; }',
    'function useRow() { return React.useMemo(() => () => <Row />, []); }',
    'function useRow() { const draw = () => <Row />; return { bets, draw }; }',
    'function useRow() { const result = { draw: () => <Row /> }; return result; }',
    'function useRow() { const draw = () => <Row />; return [bets, draw] as const; }',
    'function useRow() { return { ...bets, draw() { return <Row />; } }; }',
    'function useRow() { return open ? () => <Row /> : null; }',
    'function useRow() { return () => { const row = <Row />; return row; }; }',
    'const draw = () => <Row />; function useRow() { return draw; }',
    'export function useRow() { return () => () => <Row />; }',
  ),
});
