import { CircleUser, House, List } from 'lucide-react';
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomBar, type RenderLink, Spinner, SportIcon } from '#ui-kit';
import { useBrandLabels } from '../providers/brand-content.ts';
import { ErrorBoundary } from '../router/ErrorBoundary.tsx';
import type { Preloadable } from '../router/lazy-with-preload.tsx';
import { routeLink } from '../router/route-link.tsx';
import type { AccountSheetProps } from './AccountSheet.tsx';
import { LazyAccountSheet } from './lazy-menus.ts';
import { findNavigationAt } from './navigation.ts';
import { LoadingOverBar } from './PhoneBar.styles.ts';
import { texts } from './texts.ts';

const ICON = 20;
const ACCOUNT = '#account';

/** Covers the bar while the sheet downloads. A press or a key outside it cancels. */
function LoadingSheet({ onCancel }: { onCancel: () => void }) {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, onCancel);
    return () => events.forEach((event) => window.removeEventListener(event, onCancel));
  }, [onCancel]);
  return (
    <LoadingOverBar>
      <Spinner label={texts.menuLoading} />
    </LoadingOverBar>
  );
}

export interface PhoneBarProps {
  /** The sheet behind "Account"; stories replace it. */
  accountSheet?: ComponentType<AccountSheetProps> & Preloadable;
}

/** The phone's main navigation. The account opens as a sheet, so its item is a button. */
export function PhoneBar({ accountSheet: AccountSheet = LazyAccountSheet }: PhoneBarProps) {
  const { pathname, search } = useLocation();
  // The sheet stays mounted after its first opening, because a closing dialog returns the focus.
  const [isMounted, setMounted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const preload = () => void AccountSheet.preload();
  const open = () => {
    setAttempt((attempts) => attempts + 1);
    setMounted(true);
    setOpen(true);
  };
  const cancel = useCallback(() => {
    setMounted(false);
    setOpen(false);
  }, []);

  const labels = useBrandLabels();
  const { home, inPlay, racing, casino, myBets } = findNavigationAt(pathname, search, labels);
  const items = [
    { ...home, icon: <House size={ICON} aria-hidden /> },
    { ...inPlay, icon: <SportIcon sport="in-play" size="medium" /> },
    { ...racing, icon: <SportIcon sport="horses" size="medium" /> },
    { ...casino, icon: <SportIcon sport="casino" size="medium" /> },
    { ...myBets, icon: <List size={ICON} aria-hidden /> },
    { href: ACCOUNT, name: texts.account, icon: <CircleUser size={ICON} aria-hidden /> },
  ];
  const renderItem: RenderLink = (props) =>
    props.href === ACCOUNT ? (
      <button
        type="button"
        aria-haspopup="dialog"
        className={props.className}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {props.children}
      </button>
    ) : (
      routeLink(props)
    );
  const failed = (
    <LoadingOverBar>
      <p role="alert">{texts.accountFailed}</p>
    </LoadingOverBar>
  );
  return (
    <>
      <BottomBar label={texts.sections} items={items} renderLink={renderItem} />
      {isMounted && (
        <ErrorBoundary resetKey={attempt} fallback={() => failed}>
          <Suspense fallback={<LoadingSheet onCancel={cancel} />}>
            <AccountSheet open={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
