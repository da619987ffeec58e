import { http, HttpResponse } from 'msw';

/** By method id. */
const logos = new Map([
  [
    'upi',
    {
      background: '#2a5d9f',
      motif: '<path d="M38 28 58 60 38 92h14l20-32-20-32zM62 28l20 32-20 32h8l20-32-20-32z" fill="#fff"/>',
    },
  ],
  [
    'bank',
    {
      background: '#6b4a8a',
      motif:
        '<path d="M60 24 24 44v8h72v-8zM32 58h10v26H32zm23 0h10v26H55zm23 0h10v26H78zM24 88h72v8H24z" fill="#fff"/>',
    },
  ],
  [
    'purse',
    {
      background: '#2f6f5e',
      motif:
        '<rect x="40" y="22" width="40" height="76" rx="8" fill="#fff"/><rect x="46" y="32" width="28" height="46" rx="2" fill="#2f6f5e"/><circle cx="60" cy="88" r="5" fill="#2f6f5e"/>',
    },
  ],
]);

const drawLogo = (name: string): string => {
  const { background = '#5a6472', motif = '' } = logos.get(name) ?? {};
  return `<rect width="120" height="120" rx="20" fill="${background}"/>${motif}`;
};

/**
 * QR code of `upi://pay?pa=9000000000@demowallet&pn=Demo%20Exchange&cu=INR`: each row of modules as a number in base
 * 36.
 */
const CODE_ROWS =
  '3x1bkvz 20o3sjl 2vdz04d 2vgh1el 2vq4cpp 2063z29 3xbl6yn 2zlz4 2mir1ua p4d0p5 23a8r13 3300syo 18a2z83 2ql3oox 2l7y7av i4am8o 13g8m3n 262y4i7 jx6wa7 3kykeu2 15q1dre 16h7dgh 2xtm51f 1fx3502 27hwoai hdulb 3x1jwb7 209qvx6 2vjfc36 2vd3s1l 2viqdud 20eqbma 3xcm7kz'.split(
    ' ',
  );
const CODE_SIZE = CODE_ROWS.length;
const QUIET_ZONE = 4;

const drawRowPath = (row: string, y: number): string =>
  [...parseInt(row, 36).toString(2).padStart(CODE_SIZE, '0')]
    .map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : ''))
    .join('');

const drawCode = `<rect width="41" height="41" fill="#fff"/><path transform="translate(${QUIET_ZONE} ${QUIET_ZONE})" shape-rendering="crispEdges" d="${CODE_ROWS.map(drawRowPath).join('')}"/>`;

const createSvg = (size: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${inside}</svg>`;

const drawByName = (name: string): string =>
  name === 'purse-code' ? createSvg(CODE_SIZE + 2 * QUIET_ZONE, drawCode) : createSvg(120, drawLogo(name));

export const drawWalletPicture = (name: string): string => `/api/v1/wallet-art/${name}.svg`;

/** Serves the logos of the methods and a payee's QR code, which the responses name and the contract does not list. */
export const createWalletPictures = () =>
  http.get('*/wallet-art/:name', ({ params }) => {
    const name = String(params['name']).replace(/\.svg$/, '');
    return new HttpResponse(drawByName(name), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=86400' },
    });
  });
