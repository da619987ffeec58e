// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ControllersContext, createControllers } from '#shared/controllers/controllers.ts';
import { clearLocalStorage } from '#shared/storage/clear-local-storage.ts';
import { type BettingPreferences, DEFAULT_PREFERENCES } from '../model/betting-preferences.ts';
import { preferencesEntry } from '../model/betting-preferences-storage.ts';
import { useBettingPreferences, useUpdateBettingPreferences } from './useBettingPreferences.ts';

const oneClickOn: BettingPreferences = {
  ...DEFAULT_PREFERENCES,
  asksToConfirm: false,
  oneClick: true,
  oneClickBy: 'u1',
  oneClickStake: 10_000,
};

/** Opens the app in a tab, with a page that shows the preferences. */
function openTab() {
  const root = createRoot(document.createElement('div'));
  const controllers = createControllers(new QueryClient());
  let displayed: BettingPreferences | null = null;
  let updateOnPage: (change: Partial<BettingPreferences>) => void = () => undefined;
  function Page() {
    const preferences = useBettingPreferences();
    const update = useUpdateBettingPreferences();
    displayed = preferences;
    updateOnPage = update;
    return null;
  }
  const show = (isSignedIn: boolean) =>
    act(() => root.render(<ControllersContext value={controllers}>{isSignedIn && <Page />}</ControllersContext>));
  show(true);
  const tab = {
    readDisplayed: () => displayed,
    update: (change: Partial<BettingPreferences>) => act(() => updateOnPage(change)),
    show,
    close: () => act(() => root.unmount()),
  };
  tabs.push(tab);
  return tab;
}

const tabs: { close: () => void }[] = [];

/** Tells the tabs that another one changed this key. Null: it cleared the storage. */
const dispatchStorage = (key: string | null) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key })));

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  preferencesEntry.write(oneClickOn);
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  clearLocalStorage();
});

describe('useBettingPreferences in two tabs', () => {
  test('keeps one-click betting off when the other tab changes the price steps', () => {
    const [first, second] = [openTab(), openTab()];
    first.update({ oneClick: false });
    second.update({ ticks: 5 });
    expect(preferencesEntry.read()).toEqual({ ...oneClickOn, oneClick: false, ticks: 5 });
    expect(second.readDisplayed()).toEqual({ ...oneClickOn, oneClick: false, ticks: 5 });
  });

  test('shows what the other tab has chosen', () => {
    const [first, second] = [openTab(), openTab()];
    first.update({ oneClickStake: 20_000, asksToConfirm: true });
    dispatchStorage(preferencesEntry.key);
    expect(second.readDisplayed()).toEqual({ ...oneClickOn, oneClickStake: 20_000, asksToConfirm: true });
  });
});

describe('useBettingPreferences after a forced sign-out', () => {
  test('starts with the defaults at the next sign-in, and stores no earlier choice', () => {
    const tab = openTab();
    clearLocalStorage();
    tab.show(false);
    tab.show(true);
    expect(tab.readDisplayed()).toEqual(DEFAULT_PREFERENCES);
    tab.update({ ticks: 5 });
    expect(preferencesEntry.read()).toEqual({ ...DEFAULT_PREFERENCES, ticks: 5 });
  });

  test('stores no earlier choice when a page that is still on screen changes one', () => {
    const tab = openTab();
    clearLocalStorage();
    tab.update({ ticks: 5 });
    expect(preferencesEntry.read()).toEqual({ ...DEFAULT_PREFERENCES, ticks: 5 });
    expect(tab.readDisplayed()).toEqual({ ...DEFAULT_PREFERENCES, ticks: 5 });
  });

  test.each([
    ['another tab was signed out', null],
    ['another tab has signed in since', 'token'],
  ])('shows the defaults when %s', (_, key) => {
    const tab = openTab();
    clearLocalStorage();
    dispatchStorage(key);
    expect(tab.readDisplayed()).toEqual(DEFAULT_PREFERENCES);
  });
});
