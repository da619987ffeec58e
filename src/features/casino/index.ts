export { lobbyRoute, formatCasinoRoute, parseCasinoRoute, type CasinoRoute } from './model/casino-route.ts';
export { texts as casinoTexts } from './texts.ts';
export { GameView } from './ui/game/GameView.tsx';
export { Lobby } from './ui/lobby/Lobby.tsx';
export { LotusView } from './ui/game/LotusView.tsx';
