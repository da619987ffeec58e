import { CircleUser, Dices, Flag, House, List, Radio } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomBar, Modal, type RenderLink } from '#ui-kit';
import { AccountPanel } from './AccountPanel.tsx';
import { placesAt } from './navigation.ts';
import { routeLink } from './routeLink.tsx';
import { texts } from './texts.ts';

const ICON = 20;
const ACCOUNT = '#account';

/** The phone's main navigation; the account opens as a sheet, so its place in the bar is a button. */
export function PhoneBar() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const { home, inPlay, racing, casino, myBets } = placesAt(pathname, search);
  const items = [
    { ...home, icon: <House size={ICON} aria-hidden /> },
    { ...inPlay, icon: <Radio size={ICON} aria-hidden /> },
    { ...racing, icon: <Flag size={ICON} aria-hidden /> },
    { ...casino, icon: <Dices size={ICON} aria-hidden /> },
    { ...myBets, icon: <List size={ICON} aria-hidden /> },
    { href: ACCOUNT, name: texts.account, icon: <CircleUser size={ICON} aria-hidden /> },
  ];
  const link: RenderLink = (parts) =>
    parts.href === ACCOUNT ? (
      <button type="button" aria-haspopup="dialog" className={parts.className} onClick={() => setOpen(true)}>
        {parts.children}
      </button>
    ) : (
      routeLink(parts)
    );
  return (
    <>
      <BottomBar label={texts.sections} items={items} link={link} />
      <Modal open={open} shape="sheet" title={texts.account} onClose={() => setOpen(false)}>
        <AccountPanel onLeave={() => setOpen(false)} />
      </Modal>
    </>
  );
}
