import type { Page } from '@playwright/test';
import type { Market } from '#shared/domain/market/market.ts';

/** Lists every address of a signed-in bettor with its name. */
export const listRoutes = (match: Market, race: Market): Readonly<Record<string, string>> => ({
  dashboard: '/dashboard',
  match: `/details/${match.sportId}/${match.matchId}`,
  race: `/details/${race.sportId}/${race.matchId}`,
  racing: '/racing',
  'pinned markets': '/multi',
  'my bets': '/bethistory',
  'casino orders': '/bethistory/starcasino',
  liabilities: '/liabilites',
  index: '/',
  news: '/news',
  practice: '/dream',
  'responsible play': '/play-safe',
  casino: '/RoyalCasino',
  deposit: '/deposit',
  withdraw: '/withdraw',
  'bank account': '/withdraw/bank',
  transactions: '/transaction',
  statement: '/statement',
  'profit and loss': '/profitloss',
  results: '/result',
  replay: '/replay',
  profile: '/profile',
});

/** Adds a reader's style sheet to a page in place of the last one. The security policy allows constructed sheets. */
export const replaceStyles = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    const view = globalThis as { readersSheet?: CSSStyleSheet };
    const others = document.adoptedStyleSheets.filter((each) => each !== view.readersSheet);
    document.adoptedStyleSheets = [...others, sheet];
    view.readersSheet = sheet;
  }, css);

/** Finds parts of the header that are below another part. */
export const findHeaderWraps = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const parts = [...(banner.firstElementChild?.children ?? [])].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0);
    const highest = Math.min(...boxes.map(({ bottom }) => bottom));
    return parts
      .filter((part) => part.getBoundingClientRect().top >= highest)
      .map((part) => part.textContent || part.tagName);
  });

/** Finds texts of price cells that wrap or exceed their cell. */
export const findWrappedPrices = (page: Page) =>
  page.locator('[data-cell] > b, [data-cell] > small').evaluateAll((texts) =>
    texts.flatMap((element) => {
      if (!element.checkVisibility() || element.textContent === '') return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const [text, cell] = [range.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
      const fits = cell !== undefined && text.width <= cell.width && text.bottom <= cell.bottom + 1;
      return lines.size > 1 || !fits
        ? [
            `${element.textContent} on ${lines.size} lines, ${Math.round(text.width)} px in ${Math.round(cell?.width ?? 0)}`,
          ]
        : [];
    }),
  );

/** Finds targets smaller than `least` px in height or width. Links within a sentence are not targets. */
export const findSmallTargets = (page: Page, least: number) =>
  page.evaluate((minSize) => {
    const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button]';
    const isInText = (element: Element) => {
      const around = element.parentElement?.closest('p, li, td, dd, span, div');
      const ownText = element.textContent.trim();
      return (
        getComputedStyle(element).display === 'inline' &&
        around !== null &&
        around !== undefined &&
        around.textContent.trim().length > ownText.length + 2
      );
    };
    /** A label around or before a control is part of its target, and an overlaid `::after` enlarges it. */
    const measureReach = (element: Element): { width: number; height: number } => {
      const box = element.getBoundingClientRect();
      const field =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement;
      const labels = field ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect()) : [];
      // The border around a field is part of it.
      if (field && element.parentElement !== null) labels.push(element.parentElement.getBoundingClientRect());
      const after = getComputedStyle(element, '::after');
      const laid =
        after.content !== 'none' && after.position === 'absolute'
          ? { width: parseFloat(after.width) || 0, height: parseFloat(after.height) || 0 }
          : undefined;
      const boxes = [box, ...labels, laid].filter((each) => each !== undefined);
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(pressed)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !isInText(element),
      )
      .flatMap((element) => {
        const { clipPath, position } = getComputedStyle(element);
        if ((clipPath !== 'none' && position !== 'static') || element.closest('[inert], iframe')) return [];
        const { width, height } = measureReach(element);
        if (width <= 1 || height <= 1 || (width >= minSize - 0.5 && height >= minSize - 0.5)) return [];
        const name = element.getAttribute('aria-label') ?? (element.textContent || element.tagName);
        return [`${name.trim().slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`];
      });
  }, least);

/** Finds texts that their box truncates when the whole text is nowhere else on the page. */
export const findClippedTexts = (page: Page) =>
  page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    // The linked news page shows every headline in full.
    const headlines = 'section[aria-label="News line"], [data-size=short]';
    // Badges of a market disappear as a whole. The rules, a button beside them, show its limits and delay.
    const badges = 'section[data-columns] > header > span';
    const exempt = `[aria-hidden=true], iframe, svg, ${headlines}, ${badges}`;
    // So does the matched amount, in a box without height. The competition before it stays whole.
    const hidesOnlyAmount = (element: Element) => {
      const [competition, amount] = element.children;
      if (competition === undefined || amount?.matches('[data-volume]') !== true) return false;
      if (amount.getBoundingClientRect().height > 0) return false;
      const [box, name] = [element.getBoundingClientRect(), competition.getBoundingClientRect()];
      const fits = name.right <= box.right + 1 && name.left >= box.left - 1 && name.bottom <= box.bottom + 2;
      return fits && competition.scrollWidth <= competition.clientWidth + 1;
    };
    const elements = [...document.querySelectorAll('body *')].filter((element) => element instanceof HTMLElement);
    return elements.flatMap((element) => {
      const elementText = element.innerText.trim();
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const spokenOnly = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      if (
        elementText === '' ||
        spokenOnly ||
        !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
      )
        return [];
      if (element.closest(exempt) || hidesOnlyAmount(element)) return [];
      const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const high = hides(overflowY) && element.scrollHeight > element.clientHeight + 2;
      const spilt =
        element.matches('a, button') && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      return wide || high || spilt ? [`${element.tagName.toLowerCase()}: ${elementText.slice(0, 60)}`] : [];
    });
  });
