// The least work that shows a pressable price: the app's own request, and cells drawn by hand.
const [, page, , matchId] = (new URLSearchParams(location.search).get('path') ?? '').split('/');
const response = await fetch(page === 'dashboard' ? '/api/v1/match/homeMatchesV2' : '/api/v1/match/matchDetails', {
  method: 'POST',
  headers: { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' },
  body: JSON.stringify(page === 'dashboard' ? { combine: true } : { match_id: matchId, combine: true }),
});
const { data } = await response.json();
const draw = (name, parent) => parent.appendChild(document.createElement(name));
for (const { match_name: match, market_name: market, runners } of data) {
  const section = draw('section', document.querySelector('main'));
  draw('h2', section).textContent = `${match} ${market}`;
  for (const { selection_name: runner, ex } of runners) {
    const row = draw('p', section);
    draw('b', row).textContent = runner;
    for (const level of [...(ex?.availableToBack ?? []), ...(ex?.availableToLay ?? [])])
      if (level !== null) draw('button', row).textContent = `${level.price} ${level.size}`;
  }
}
requestAnimationFrame(() => setTimeout(() => performance.mark('first-price')));
