export { initialTransactionTable } from './model/transaction-filter.ts';
export { AddDetail } from './ui/payment-details/AddDetail.tsx';
export { Deposit } from './ui/deposit/Deposit.tsx';
export { LatestRequest } from './ui/requests/LatestRequest.tsx';
export { SavedDetails } from './ui/payment-details/SavedDetails.tsx';
export { Transactions } from './ui/requests/Transactions.tsx';
export { WalletSummary } from './ui/WalletSummary.tsx';
export { Withdraw } from './ui/withdraw/Withdraw.tsx';
