import type { CatalogueGame } from '../exchange/casino/catalogue.ts';
import type { TableKind } from '../exchange/casino/tables/table.ts';
import { hashText } from '../exchange/world/rng.ts';

const SIZE = 240;
const MIDDLE = SIZE / 2;

const drawCard = (x: number, degrees: number, rank: string, ink: string): string =>
  `<g transform="rotate(${degrees} ${MIDDLE} 200)"><rect x="${x}" y="56" width="76" height="108" rx="9" fill="#fff"/><text x="${x + 38}" y="128" font-size="52" text-anchor="middle" fill="${ink}" font-family="Georgia,serif">${rank}</text></g>`;

const drawWheel = (light: string): string =>
  Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [index, index + 1].map((boundary) => (boundary * Math.PI) / 9);
    const toPoint = (angle = 0) =>
      `${(MIDDLE + 84 * Math.cos(angle)).toFixed(1)} ${(MIDDLE + 84 * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M${MIDDLE} ${MIDDLE}L${toPoint(from)}A84 84 0 0 1 ${toPoint(to)}Z" fill="${index === 0 ? '#1d8f5a' : index % 2 ? '#b3202a' : '#15181f'}"/>`;
  }).join('') +
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="40" fill="${light}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="88" fill="none" stroke="${light}" stroke-width="8"/><circle cx="${MIDDLE + 60}" cy="${MIDDLE - 40}" r="8" fill="#fff"/>`;

const drawPips = (x: number, y: number, degrees: number, count: number): string => {
  const places = [
    [26, 26],
    [78, 78],
    [78, 26],
    [26, 78],
    [52, 52],
  ].slice(0, count);
  return `<g transform="translate(${x} ${y}) rotate(${degrees} 52 52)"><rect width="104" height="104" rx="20" fill="#fff"/>${places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="11" fill="#1a2431"/>`).join('')}</g>`;
};

const drawSlots = (light: string, key: number): string => {
  const signs = ['7', '★', '♦', '♣', '♥', '♠'];
  return (
    [0, 1, 2]
      .map(
        (at) =>
          `<rect x="${28 + at * 64}" y="70" width="56" height="100" rx="9" fill="#fff"/><text x="${56 + at * 64}" y="140" font-size="54" text-anchor="middle" fill="${at === 1 ? '#b3202a' : '#1a2431'}" font-family="Georgia,serif">${signs[(key >>> (at * 3)) % signs.length] ?? ''}</text>`,
      )
      .join('') +
    `<rect x="18" y="58" width="204" height="124" rx="16" fill="none" stroke="${light}" stroke-width="8"/>`
  );
};

const drawFlight = (light: string): string =>
  `<path d="M24 204C100 202 146 172 168 108" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"/><path d="M24 204C100 202 146 172 168 108L168 204Z" fill="${light}" opacity=".22"/><g transform="translate(168 96) rotate(22)"><path d="M0-44C18-24 18 10 12 26H-12C-18 10-18-24 0-44Z" fill="#fff"/><circle cy="-8" r="8" fill="#1a2431"/><path d="M-8 28L0 52L8 28Z" fill="#ffb02e"/></g>`;

const motifs: Readonly<Record<TableKind, (light: string, key: number) => string>> = {
  roulette: drawWheel,
  'andar-bahar': () => drawCard(52, -10, 'A', '#b3202a') + drawCard(112, 10, 'K', '#1a2431'),
  'dragon-tiger': () => drawCard(52, -6, 'D', '#b3202a') + drawCard(112, 6, 'T', '#9a6200'),
  dice: (_light, key) => drawPips(26, 90, -14, 2 + (key % 4)) + drawPips(116, 44, 12, 1 + ((key >>> 3) % 5)),
  reels: drawSlots,
  crash: drawFlight,
};

/** Draws the picture of a game: its motif on two colours. */
export function drawArt(game: CatalogueGame): string {
  const key = hashText(game.gameId);
  const hue = key % 360;
  const [deep, bright, light] = [
    `hsl(${hue} 62% 20%)`,
    `hsl(${(hue + 35) % 360} 60% 38%)`,
    `hsl(${(hue + 50) % 360} 80% 72%)`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>`,
    `<rect width="${SIZE}" height="${SIZE}" fill="url(#g)"/><circle cx="${40 + (key % 160)}" cy="30" r="96" fill="#fff" opacity=".07"/>`,
    motifs[game.table](light, key >>> 5),
    '</svg>',
  ].join('');
}
