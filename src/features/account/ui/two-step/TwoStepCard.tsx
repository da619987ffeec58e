import { useQuery } from '@tanstack/react-query';
import { MessageCircle, ShieldCheck, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { TwoStep } from '#shared/storage/session.ts';
import { Badge, Button, Card, ErrorPanel, Notice, Skeleton } from '#ui-kit';
import { twoStepQuery, type Known, type Method } from '../../api/two-step.ts';
import { problemOf } from '../../model/problem.ts';
import { texts } from '../../texts.ts';
import { Why } from '../Form.styles.ts';
import { SetUpApp, SetUpTelegram } from './SetUp.tsx';
import { TurnOffApp, TurnOffTelegram } from './TurnOff.tsx';
import { Ends, Line, Methods, Name, Row, Stack } from './TwoStep.styles.ts';

export interface TwoStepCardProps {
  /** `asked` where the server answers our call for it; `remembered` where only the last sign-in has said. */
  known: Known;
}

interface Doing {
  readonly what: 'set-up' | 'turn-off';
  readonly method: Method;
}

const ICON = 20;
const icons = { app: <Smartphone size={ICON} aria-hidden />, telegram: <MessageCircle size={ICON} aria-hidden />, secure: <ShieldCheck size={ICON} aria-hidden /> } as const;

/** Takes the focus that what it replaces has lost. */
function Told({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Notice ref={box} tabIndex={-1} tone="gain" role="status">
      {children}
    </Notice>
  );
}

/** What guards the sign-in beside the password, and the ways to set it up and to turn it off. */
export function TwoStepCard({ known }: TwoStepCardProps) {
  const { data: step, error, isFetching, refetch } = useQuery(twoStepQuery(known));
  const [doing, setDoing] = useState<Doing | null>(null);
  /** Where the focus goes back to when what was begun is left. */
  const [left, setLeft] = useState<Method | null>(null);
  const begin = (next: Doing) => {
    setDoing(next);
    setLeft(null);
  };
  const leave = (method: Method) => {
    setDoing(null);
    setLeft(method);
  };
  const words = texts.twoStep;
  const done = doing === null || step === undefined ? null : doing.what === 'set-up' ? step === doing.method : step === null;

  return (
    <Card title={words.title}>
      <Stack>
        <Why>{words.why}</Why>
        {doing !== null && done && <Told>{(doing.what === 'set-up' ? words.isOn : words.isOff)[doing.method]}</Told>}
        {step === undefined && error === null && <Loading />}
        {step === undefined && error !== null && (
          <ErrorPanel title={words.unread} onRetry={() => void refetch()} retrying={isFetching}>
            {problemOf(error)}
          </ErrorPanel>
        )}
        {step !== undefined && (
          <Methods>
            {(['app', 'telegram'] as const).map((method) => (
              <MethodRow key={method} method={method} step={step} known={known} doing={done ? null : doing} left={left === method} onBegin={begin} onLeave={leave} />
            ))}
            {step === 'secure' && (
              <Row>
                <Head method="secure" on />
              </Row>
            )}
          </Methods>
        )}
      </Stack>
    </Card>
  );
}

function Loading() {
  return (
    <div role="group" aria-label={texts.twoStep.loading} aria-busy>
      <Skeleton shape="block" height="3.5rem" />
      <Skeleton width="60%" />
    </div>
  );
}

function Head({ method, on, action }: { method: TwoStep; on: boolean; action?: ReactNode }) {
  const words = texts.twoStep;
  return (
    <Line>
      {icons[method]}
      <Name>
        <h3>{words.names[method]}</h3>
        <p>{words.about[method]}</p>
      </Name>
      <Ends>
        <Badge tone={on ? 'gain' : 'neutral'}>{on ? words.on : words.off}</Badge>
        {action}
      </Ends>
    </Line>
  );
}

interface MethodRowProps {
  method: Method;
  step: TwoStep | null;
  known: Known;
  doing: Doing | null;
  /** Was begun here and left. */
  left: boolean;
  onBegin: (doing: Doing) => void;
  onLeave: (method: Method) => void;
}

function MethodRow({ method, step, known, doing, left, onBegin, onLeave }: MethodRowProps) {
  const words = texts.twoStep;
  const on = step === method;
  const here = doing?.method === method ? doing.what : null;
  const cancel = () => onLeave(method);
  const name = words.names[method];
  // The app is turned off by a call of ours: where there is none, by whoever can.
  const stuck = on && method === 'app' && known === 'remembered';
  const choose = on ? (
    <Button size="small" aria-label={words.turnOffOf(name)} autoFocus={left} onClick={() => onBegin({ what: 'turn-off', method })}>
      {words.turnOff}
    </Button>
  ) : (
    <Button size="small" aria-label={words.setUpOf(name)} autoFocus={left} onClick={() => onBegin({ what: 'set-up', method })}>
      {words.setUp}
    </Button>
  );
  const offered = here === null && !stuck && (on || step === null);
  return (
    <Row>
      <Head method={method} on={on} action={offered && choose} />
      {stuck && <Why>{words.appUnasked}</Why>}
      {!on && step !== null && step !== 'secure' && <Why>{words.oneAtATime}</Why>}
      {here === 'set-up' && !on && (method === 'app' ? <SetUpApp known={known} onCancel={cancel} /> : <SetUpTelegram known={known} onCancel={cancel} />)}
      {here === 'turn-off' && on && (method === 'app' ? <TurnOffApp onCancel={cancel} /> : <TurnOffTelegram onCancel={cancel} />)}
    </Row>
  );
}
