import { MessageCircle, ShieldCheck, Smartphone } from 'lucide-react';
import type { StoredTwoStep } from '#shared/storage/session.ts';
import { settingsTexts } from '../../settings-texts.ts';
import { MethodName } from './TwoStep.styles.ts';

const ICON = 20;
const icons = {
  app: <Smartphone size={ICON} aria-hidden />,
  telegram: <MessageCircle size={ICON} aria-hidden />,
  secure: <ShieldCheck size={ICON} aria-hidden />,
} as const;

/** Icon, name and explanation of a second step. */
export function MethodAbout({ method }: { method: StoredTwoStep }) {
  const { names, about } = settingsTexts.twoStep;
  return (
    <>
      {icons[method]}
      <MethodName>
        <h3>{names[method]}</h3>
        <p>{about[method]}</p>
      </MethodName>
    </>
  );
}
