export { lobbyRoute, formatCasinoRoute, parseCasinoRoute, type CasinoRoute } from './model/casino-route.ts';
export { texts as casinoTexts } from './texts.ts';
export { GameView, type GameViewProps } from './ui/game/GameView.tsx';
export { Lobby, type LobbyProps } from './ui/lobby/Lobby.tsx';
export { LotusView, type LotusViewProps } from './ui/game/LotusView.tsx';
