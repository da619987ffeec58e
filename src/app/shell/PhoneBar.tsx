import { CircleUser, Dices, Flag, House, List, Radio } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomBar, Spinner, type RenderLink } from '#ui-kit';
import { menus } from './menus.ts';
import { placesAt } from './navigation.ts';
import { OnBar } from './PhoneBar.styles.ts';
import { routeLink } from './routeLink.tsx';
import { texts } from './texts.ts';

const ICON = 20;
const ACCOUNT = '#account';

/** Whoever does something else while a sheet is on its way no longer wants it. */
function useGivenUp(waiting: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!waiting) return;
    const close = () => setOpen(false);
    const acts = ['pointerdown', 'keydown'] as const;
    for (const act of acts) window.addEventListener(act, close);
    return () => acts.forEach((act) => window.removeEventListener(act, close));
  }, [waiting, setOpen]);
}

/** The phone's main navigation; the account opens as a sheet, so its place in the bar is a button. */
export function PhoneBar() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const coming = menus.useComing();
  const waiting = open && coming.state !== 'here';
  useGivenUp(waiting, setOpen);
  const { home, inPlay, racing, casino, myBets } = placesAt(pathname, search);
  const items = [
    { ...home, icon: <House size={ICON} aria-hidden /> },
    { ...inPlay, icon: <Radio size={ICON} aria-hidden /> },
    { ...racing, icon: <Flag size={ICON} aria-hidden /> },
    { ...casino, icon: <Dices size={ICON} aria-hidden /> },
    { ...myBets, icon: <List size={ICON} aria-hidden /> },
    { href: ACCOUNT, name: texts.account, icon: <CircleUser size={ICON} aria-hidden /> },
  ];
  const press = () => {
    menus.ask();
    setOpen(true);
  };
  const link: RenderLink = (parts) =>
    parts.href === ACCOUNT ? (
      <button
        type="button"
        aria-haspopup="dialog"
        className={parts.className}
        onPointerEnter={menus.prepare}
        onFocus={menus.prepare}
        onClick={press}
      >
        {parts.children}
      </button>
    ) : (
      routeLink(parts)
    );
  return (
    <>
      <BottomBar label={texts.sections} items={items} link={link} />
      {coming.state === 'here' && <coming.parts.AccountSheet open={open} onClose={() => setOpen(false)} />}
      {waiting && (
        <OnBar>
          {coming.state === 'failed' ? <p role="alert">{texts.accountFailed}</p> : <Spinner label={texts.menuComing} />}
        </OnBar>
      )}
    </>
  );
}
