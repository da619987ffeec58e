export { PasswordCard } from './ui/PasswordCard.tsx';
export { RegisterScreen, type RegisterScreenProps } from './ui/RegisterScreen.tsx';
export { TwoStepCard } from './ui/two-step/TwoStepCard.tsx';
export { LiteModeCard } from './ui/LiteModeCard.tsx';
export { AccountCard } from './ui/AccountCard.tsx';
