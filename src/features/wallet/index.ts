export { freshTransactions } from './model/listed.ts';
export { AddDetail, type AddDetailProps } from './ui/AddDetail.tsx';
export { Deposit, type DepositProps } from './ui/Deposit.tsx';
export { LatestRequest } from './ui/LatestRequest.tsx';
export { SavedDetails } from './ui/SavedDetails.tsx';
export { Transactions } from './ui/Transactions.tsx';
export { WalletSummary } from './ui/WalletSummary.tsx';
export { Withdraw, type WithdrawProps } from './ui/Withdraw.tsx';
