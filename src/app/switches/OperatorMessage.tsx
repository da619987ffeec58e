import { Megaphone } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useBannerText } from '#shared/switches/switches.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { VisuallyHidden } from '#ui-kit';
import { MessageButton, MessageLine, MessageText } from './OperatorMessage.styles.ts';

/** Downloads with the first press, like its texts. */
const LazyMessageDialog = lazy(async () => ({
  default: (await loadWithTexts(() => import('./MessageDialog.tsx'))).MessageDialog,
}));

export interface OperatorMessageProps {
  /** Shown while the operator has no message, so that a message moves nothing on the page. */
  children: ReactNode;
}

const ICON_SIZE = 14;

/** The operator's message, in a row that is always present. A press shows a message that is longer than the row. */
export function OperatorMessage({ children }: OperatorMessageProps) {
  const message = useBannerText();
  // Null before the first press. A closed dialog stays, because it gives the focus back.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  return (
    <>
      {/* The live region is there before its text, because screen readers announce only what changes in it. */}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      {message === null ? (
        children
      ) : (
        <MessageLine>
          <MessageButton type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            <Megaphone size={ICON_SIZE} aria-hidden />
            <MessageText dir="auto">{message}</MessageText>
          </MessageButton>
          {isOpen !== null && (
            <Suspense fallback={null}>
              <LazyMessageDialog message={message} open={isOpen} onClose={() => setIsOpen(false)} />
            </Suspense>
          )}
        </MessageLine>
      )}
    </>
  );
}
