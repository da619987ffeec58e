import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesCombined,
  History,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  Rewind,
  Scale,
  ShieldCheck,
  Sparkles,
  Star,
  Trophy,
  UserRound,
} from 'lucide-react';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { getUserDisplayName, signOut, useSession } from '#features/session/index.ts';
import { readRelease } from '#shared/release/read-release.ts';
import { Chip, MenuItem, MenuLabel, VisuallyHidden } from '#ui-kit';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { chooseTheme, useThemeChoice } from '../providers/appearance.ts';
import { ConfigContext } from '../providers/config-context.ts';
import { paths } from '../router/paths.ts';
import { texts as own } from './account-texts.ts';
import { AccountName, ThemeChoices } from './AccountPanel.styles.ts';
import { PauseItem } from './connection/PauseItem.tsx';
import { texts } from './texts.ts';
import { VersionNote } from './VersionNote.tsx';

export interface AccountPanelProps {
  /** Called when the user chooses a link. The menu closes. */
  onLeave: () => void;
}

const themes = ['light', 'dark', 'contrast', 'system'] as const;

/** The content of the account menu, in the header and on the phone's sheet. */
export function AccountPanel({ onLeave }: AccountPanelProps) {
  const session = useSession((state) => state.session);
  const theme = useThemeChoice();
  const config = use(ConfigContext);
  const [release] = useState(readRelease);
  return (
    <>
      <AccountName>{session && getUserDisplayName(session)}</AccountName>
      <MenuItem as={Link} {...{ to: paths.profile }} onClick={onLeave}>
        <UserRound size={18} aria-hidden />
        {own.profile}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.index }} onClick={onLeave}>
        <LayoutDashboard size={18} aria-hidden />
        {texts.indexPage}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.deposit }} onClick={onLeave}>
        <ArrowDownToLine size={18} aria-hidden />
        {texts.deposit}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.withdraw }} onClick={onLeave}>
        <ArrowUpFromLine size={18} aria-hidden />
        {texts.withdraw}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.transactions }} onClick={onLeave}>
        <History size={18} aria-hidden />
        {texts.transactions}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.statement }} onClick={onLeave}>
        <ReceiptText size={18} aria-hidden />
        {own.statement}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.profitLoss }} onClick={onLeave}>
        <ChartNoAxesCombined size={18} aria-hidden />
        {own.profitLoss}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.results }} onClick={onLeave}>
        <Trophy size={18} aria-hidden />
        {own.results}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.replay }} onClick={onLeave}>
        <Rewind size={18} aria-hidden />
        {texts.replay}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.liabilities }} onClick={onLeave}>
        <Scale size={18} aria-hidden />
        {texts.liabilities}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.multi }} onClick={onLeave}>
        <Star size={18} aria-hidden />
        {texts.pinned}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.practice }} onClick={onLeave}>
        <Sparkles size={18} aria-hidden />
        {texts.practice}
      </MenuItem>
      <MenuItem as={Link} {...{ to: paths.playSafe }} onClick={onLeave}>
        <ShieldCheck size={18} aria-hidden />
        {texts.playSafe}
      </MenuItem>
      <PauseItem />
      <MenuLabel aria-hidden>{own.theme}</MenuLabel>
      <ThemeChoices>
        <VisuallyHidden as="legend">{own.theme}</VisuallyHidden>
        {themes.map((choice) => (
          <Chip key={choice} pressed={choice === theme} onClick={() => chooseTheme(choice)}>
            {own.themes[choice]}
          </Chip>
        ))}
      </ThemeChoices>
      <LanguageChoice />
      <MenuItem type="button" onClick={signOut}>
        <LogOut size={18} aria-hidden />
        {own.signOut}
      </MenuItem>
      <VersionNote release={release} config={config} />
    </>
  );
}
