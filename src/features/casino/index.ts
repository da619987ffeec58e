export { lobby, placeSearch, readPlace, type CasinoPlace } from './model/place.ts';
export { texts as casinoTexts } from './texts.ts';
export { GameView, type GameViewProps } from './ui/GameView.tsx';
export { Lobby, type LobbyProps } from './ui/Lobby.tsx';
export { LotusView, type LotusViewProps } from './ui/LotusView.tsx';
