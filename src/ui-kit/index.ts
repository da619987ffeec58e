export { Amount, type AmountProps } from './data/Amount/Amount.tsx';
export { AmountBars, type AmountBarRow, type AmountBarsProps } from './data/AmountBars/AmountBars.tsx';
export { AmountChart, type AmountChartProps } from './data/AmountChart/AmountChart.tsx';
export { ChartSummary, TableDisclosure } from './data/AmountChart/AmountChart.styles.ts';
export { AmountPlot, type AmountPlotProps } from './data/AmountChart/AmountPlot.tsx';
export type { AmountPoint, AmountSeries } from './data/AmountChart/amount-points.ts';
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx';
export { BetSlip, type BetSlipProps } from './trading/BetSlip/BetSlip.tsx';
export { SlipPhase } from './trading/BetSlip/SlipPhase.tsx';
export { SlipPriceRow } from './trading/BetSlip/SlipPriceRow.tsx';
export { SlipActions, SlipFigureList, SlipFinePrint, SlipHead, SlipTitle } from './trading/BetSlip/SlipParts.styles.ts';
export type {
  SlipFields,
  SlipEvents,
  SlipFigures,
  SlipPhaseView,
  SlipSelection,
  SlipSubmit,
} from './trading/BetSlip/slip-view.ts';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './layout/BottomBar/BottomBar.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { Card, type CardProps } from './layout/Card/Card.tsx';
export { FigureList } from './layout/Card/CardParts.styles.ts';
export { CashOutButton, type CashOutButtonProps } from './trading/CashOut/CashOutButton.tsx';
export { CashOutLegs, type CashOutBet, type CashOutLegsProps } from './trading/CashOut/CashOutLegs.tsx';
export { CashOutResults, type CashOutResultRow, type CashOutResultsProps } from './trading/CashOut/CashOutResults.tsx';
export { CashOutShare, type CashOutShareProps } from './trading/CashOut/CashOutShare.tsx';
export { ChanceBar, type ChanceBarProps } from './trading/ChanceBar/ChanceBar.tsx';
export { drawChanceBar } from './trading/ChanceBar/draw-chance-bar.ts';
export { writeChances } from './trading/ChanceBar/write-chances.ts';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { ChipGroup, type ChipGroupProps } from './primitives/Chip/ChipGroup.tsx';
export { Cluster, type ClusterProps } from './layout/Cluster/Cluster.tsx';
export { ConnectionBadge, type ConnectionBadgeProps } from './feedback/ConnectionBadge/ConnectionBadge.tsx';
export {
  toDayCell,
  toTimestampCell,
  toMoneyCell,
  toNumberCell,
  toPriceCell,
  toTextCell,
  type TableCellValue,
} from './data/DataTable/model/cell-value.ts';
export type { Column } from './data/DataTable/model/column.ts';
export { createTimestampColumn } from './data/DataTable/model/column-kinds.ts';
export { DataTable, type DataTableProps, type TableContent, type TableView } from './data/DataTable/DataTable.tsx';
export { measureVisibleRow } from './data/DataTable/grid/measure-visible-row.ts';
export { searchRows } from './data/DataTable/model/table-model.ts';
export {
  updateTableState,
  defaultTableState,
  pageLengths,
  pageLengthsAndAll,
  readTableState,
  hasTableParams,
  writeTableState,
  type PageLength,
  type TableState,
} from './data/DataTable/model/table-state.ts';
export { Crest, type CrestProps } from './data/Crest/Crest.tsx';
export { drawCrest } from './data/Crest/draw-crest.ts';
export { DateRange, type DateRangeProps } from './data/DateRange/DateRange.tsx';
export { Choice, type ChoiceProps } from './forms/Choice/Choice.tsx';
export { CopyField, type CopyFieldProps } from './forms/CopyField/CopyField.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState/EmptyState.tsx';
export { AuthCard, type AuthCardProps } from './layout/AuthCard/AuthCard.tsx';
export { ErrorPanel, type ErrorPanelProps } from './feedback/ErrorPanel/ErrorPanel.tsx';
export { Field, type FieldProps } from './forms/Field/Field.tsx';
export { FileUpload, type FileUploadProps } from './forms/FileUpload/FileUpload.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx';
export { FrameHost, type FrameHostProps, type FramePolicy } from './trading/FrameHost/FrameHost.tsx';
export { GameCard, type GameCardProps } from './trading/GameCard/GameCard.tsx';
export {
  LiabilityTable,
  type LiabilityRow,
  type LiabilityTableProps,
} from './trading/LiabilityTable/LiabilityTable.tsx';
export { Avatar, type AvatarProps } from './primitives/Menu/Avatar.tsx';
export { Menu, type MenuProps } from './primitives/Menu/Menu.tsx';
export { MenuItem, MenuLabel } from './primitives/Menu/MenuItem.styles.ts';
export { Modal, type ModalProps } from './primitives/Modal/Modal.tsx';
export { Notice, type NoticeProps } from './feedback/Notice/Notice.tsx';
export { NumberField, type NumberFieldProps } from './forms/NumberField/NumberField.tsx';
export { OddsCell, type OddsCellProps } from './trading/OddsCell/OddsCell.tsx';
export { drawOdds } from './trading/OddsCell/draw-odds.ts';
export { drawOddsGrid, drawOddsRow } from './trading/OddsGrid/draw-odds-grid.ts';
export { copyElement, findPart, getChild, writeOrRemove } from './drawing/elements.ts';
export { writeOdds } from './trading/OddsCell/write-odds.ts';
export { MarketColumn } from './trading/OddsGrid/groups/MarketGroups.styles.ts';
export { observeVisibility } from './trading/OddsGrid/groups/market-visibility.ts';
export { MarketGroups, type MarketGroupsProps } from './trading/OddsGrid/groups/MarketGroups.tsx';
export { OddsGrid, type OddsColumns, type OddsGridProps } from './trading/OddsGrid/OddsGrid.tsx';
export { OddsGridSkeleton, type OddsGridSkeletonProps } from './trading/OddsGrid/OddsGridSkeleton.tsx';
export { OddsRow, type OddsRowProps } from './trading/OddsGrid/OddsRow.tsx';
export { RunCell, type RunCellProps } from './trading/OddsGrid/RunCell.tsx';
export { RunRow, type RunRowProps } from './trading/OddsGrid/RunRow.tsx';
export { OpenBetList, type OpenBetListProps } from './trading/OpenBetList/OpenBetList.tsx';
export { PageGrid, type PageGridProps } from './layout/PageGrid/PageGrid.tsx';
export { Pager, type PagerProps } from './data/Pager/Pager.tsx';
export { Price, type PriceProps } from './data/Price/Price.tsx';
export { LadderRow, type LadderOffer, type LadderRowProps } from './trading/PriceLadder/LadderRow.tsx';
export { PriceLadder, type PriceLadderProps } from './trading/PriceLadder/PriceLadder.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar/ProgressBar.tsx';
export { ProviderTabs, type ProviderName, type ProviderTabsProps } from './trading/ProviderTabs/ProviderTabs.tsx';
export { QuickStakeBar, type QuickStakeBarProps } from './trading/QuickStakeBar/QuickStakeBar.tsx';
export { CountdownRing, type CountdownRingProps } from './feedback/CountdownRing/CountdownRing.tsx';
export { RefreshNotice, type RefreshNoticeProps } from './feedback/RefreshNotice/RefreshNotice.tsx';
export { RulesModal, type RulesModalProps } from './trading/RulesModal/RulesModal.tsx';
export { SearchField, type SearchFieldProps } from './forms/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './forms/Select/Select.tsx';
export { SideNav, type SideNavGroup, type SideNavItem, type SideNavProps } from './layout/SideNav/SideNav.tsx';
export { PulseGroup } from './feedback/Skeleton/Skeleton.styles.ts';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton/Skeleton.tsx';
export { drawSportIcon } from './data/SportIcon/draw-sport-icon.ts';
export { findSportKind, type SportKind } from './data/SportIcon/sport-kind.ts';
export { SportIcon, type SportIconProps } from './data/SportIcon/SportIcon.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner/Spinner.tsx';
export type { ExportFormat } from './data/TableExport/formats/export-formats.ts';
export { createTextNotes, type ExportNotes } from './data/TableExport/formats/export-sheet.ts';
export { Stack, type StackProps } from './layout/Stack/Stack.tsx';
export { TableExport, type TableExportProps } from './data/TableExport/TableExport.tsx';
export type { ExportRows } from './data/TableExport/useExport.ts';
export { Tabs, type Tab, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { Timeline, type TimelineProps, type TimelineStep } from './data/Timeline/Timeline.tsx';
export { notify, ToastHost } from './feedback/Toast/Toast.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.ts';
export { Timestamp, type TimestampProps } from './data/Timestamp/Timestamp.tsx';
export type { RenderLinkProps, RenderLink } from './primitives/link/render-link.ts';
export { renderPlainLink } from './primitives/link/plain-link.tsx';
export { moveFocusOnRemoval } from './primitives/focus/move-focus-on-removal.ts';
export { isRightToLeft } from './primitives/focus/reading-direction.ts';
export { applyBrandVariables } from './theme/brand/apply-brand.ts';
export type { BrandVariables } from './theme/brand/finish-tokens.ts';
export type { BrandLabel } from './theme/brand/brand-roles.ts';
export { type Brand, createAccentBrand, readBrand } from './theme/brand/read-brand.ts';
export { describeBrandProblem } from './theme/brand/describe-brand-problem.ts';
export { applyDensity, applyTheme, type Density, type ThemeChoice } from './theme/appearance.ts';
export { animation } from './theme/animations.ts';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export { breakpoint, media } from './theme/media.ts';
export { stylisPlugins } from './theme/nest-conditions.ts';
export { token } from './theme/tokens.ts';
export { useIsPhone, useIsWide } from './theme/viewport-hooks.ts';
export { describeSide } from './text/side-label.ts';
// Constructors of the values that components take. The app imports them from `src/shared/domain`.
export { money, type Money } from '#shared/domain/money/money.ts';
export { lineRun, odds, payoutPer100, type Odds } from '#shared/domain/odds/odds.ts';
