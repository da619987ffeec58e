// The least work that shows a pressable price: the app's own requests with the stored session, and cells drawn by hand.
const configuration = fetch('/config.json', { cache: 'no-cache' }).then((response) => response.json());
const [, page, , matchId] = (new URLSearchParams(location.search).get('path') ?? '').split('/');
const apiBase = localStorage.getItem('api-base@1') ?? (await configuration).apiBase;
const prices = fetch(`${apiBase}${page === 'dashboard' ? '/match/homeMatchesV2' : '/match/matchDetails'}`, {
  method: 'POST',
  headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
  body: JSON.stringify(page === 'dashboard' ? { combine: true } : { match_id: matchId, combine: true }),
  cache: 'no-store',
});
const [{ locale }, { data }] = [await configuration, await (await prices).json()];
const odds = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
const sizes = new Intl.NumberFormat(locale);

const draw = (name, parent, text = '') => {
  const element = parent.appendChild(document.createElement(name));
  element.textContent = text;
  return element;
};
function drawCell(row, runner, side, { price, size }) {
  const cell = draw('button', row);
  cell.dataset.side = side;
  draw('b', cell, odds.format(price));
  draw('small', cell, sizes.format(size));
  cell.ariaLabel = `${side} ${runner} at ${price}, ${size} available`;
}

const rows = document.createDocumentFragment();
for (const { match_name: match, market_name: market, runners } of data) {
  const section = draw('section', rows);
  draw('h2', section, `${match} ${market}`);
  for (const { selection_name: runner, ex } of runners) {
    const row = draw('p', section);
    draw('span', row, runner);
    for (const [side, levels] of [
      ['back', ex?.availableToBack ?? []],
      ['lay', ex?.availableToLay ?? []],
    ])
      for (const level of levels) if (level !== null) drawCell(row, runner, side, level);
  }
}
document.querySelector('main').append(rows);
requestAnimationFrame(() => setTimeout(() => performance.mark('first-price')));
localStorage.setItem('api-base@1', apiBase);

// Like the app, the page starts from its worker's cache the next time.
const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: () => '/floor-worker.js' });
setTimeout(() => navigator.serviceWorker.register(policy.createScriptURL('')), 500);
