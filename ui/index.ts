import './styles/index.css';

export { ActivityEditor, type ActivityEditorProps } from './activities/ActivityEditor/ActivityEditor.tsx';
export type { ActivityInput } from './activities/ActivityFields/ActivityFields.tsx';
export { ActivityForm, type ActivityFormProps } from './activities/ActivityForm/ActivityForm.tsx';
export { ActivityList, type ActivityListProps, type ActivitySort } from './activities/ActivityList/ActivityList.tsx';
export { ActivityRow, type ActivityRowProps } from './activities/ActivityRow/ActivityRow.tsx';
export { SmartFrameDialog, type SmartFrameDialogProps } from './activities/SmartFrameDialog/SmartFrameDialog.tsx';
export { type Tier, TierBadge } from './activities/TierBadge/TierBadge.tsx';
export {
  AddApplicationDialog,
  type AddApplicationDialogProps,
  type NewApplication,
  type NewApplicationErrors,
  type SuggestedCollege,
} from './applications/AddApplicationDialog/AddApplicationDialog.tsx';
export {
  ApplicationHeader,
  type ApplicationHeaderProps,
  type ApplicationStanding,
} from './applications/ApplicationHeader/ApplicationHeader.tsx';
export {
  ApplicationList,
  type ApplicationListProps,
  type ApplicationSort,
  type StatusFilter,
} from './applications/ApplicationList/ApplicationList.tsx';
export {
  ApplicationRow,
  type ApplicationRowProps,
  type ApplicationStatus,
  type ListedApplication,
} from './applications/ApplicationRow/ApplicationRow.tsx';
export type { KnownDate, KnownDeadline } from './applications/KnownDates/KnownDates.tsx';
export { NotesField, type NotesFieldProps } from './applications/NotesField/NotesField.tsx';
export { SupplementalCard, type SupplementalCardProps } from './applications/SupplementalCard/SupplementalCard.tsx';
export {
  type SupplementalFields,
  SupplementalForm,
  type SupplementalFormProps,
} from './applications/SupplementalForm/SupplementalForm.tsx';
export { celebrate } from './celebrate.ts';
export { ChatMessage, type ChatMessageProps } from './chat/ChatMessage/ChatMessage.tsx';
export { type ChatEntry, ChatThread, type ChatThreadProps } from './chat/ChatThread/ChatThread.tsx';
export { Composer, type ComposerProps } from './chat/Composer/Composer.tsx';
export { ContextSelect, type ContextSelectProps } from './chat/ContextSelect/ContextSelect.tsx';
export { Markdown, type MarkdownProps } from './chat/Markdown/Markdown.tsx';
export { PresetChips, type PresetChipsProps } from './chat/PresetChips/PresetChips.tsx';
export { ThinkingIndicator } from './chat/ThinkingIndicator/ThinkingIndicator.tsx';
export { TypedReply, type TypedReplyProps } from './chat/TypedReply/TypedReply.tsx';
export { LatestEssay, type LatestEssayProps } from './dashboard/LatestEssay/LatestEssay.tsx';
export { PolishCard, type PolishCardProps } from './dashboard/PolishCard/PolishCard.tsx';
export { QuickAi } from './dashboard/QuickAi/QuickAi.tsx';
export { SetupCard, type SetupCardProps } from './dashboard/SetupCard/SetupCard.tsx';
export { StatCards, type StatCardsProps } from './dashboard/StatCards/StatCards.tsx';
export { StrengthenCard, type StrengthenCardProps } from './dashboard/StrengthenCard/StrengthenCard.tsx';
export {
  type Suggestion,
  SuggestionList,
  type SuggestionListProps,
} from './dashboard/SuggestionList/SuggestionList.tsx';
export { UpcomingDeadlines, type UpcomingDeadlinesProps } from './dashboard/UpcomingDeadlines/UpcomingDeadlines.tsx';
export { DeadlineCard, type DeadlineCardProps } from './deadlines/DeadlineCard/DeadlineCard.tsx';
export { DeadlinePill, type DeadlinePillProps } from './deadlines/DeadlinePill/DeadlinePill.tsx';
export { type Deadline, type DeadlineState, deadlineState, relativeWords } from './deadlines/deadlines.ts';
export type { CalendarEntry } from './deadlines/MonthCalendar/CalendarDay.tsx';
export { MonthCalendar, type MonthCalendarProps } from './deadlines/MonthCalendar/MonthCalendar.tsx';
export { ANALYZING_TIME, AnalyzingOverlay } from './essay/AnalyzingOverlay/AnalyzingOverlay.tsx';
export { CategoryBars, type CategoryScores } from './essay/CategoryBars/CategoryBars.tsx';
export { EssayEditor, type EssayEditorProps } from './essay/EssayEditor/EssayEditor.tsx';
export type { EssayHighlight } from './essay/EssayEditor/pieces.ts';
export { showHighlight } from './essay/EssayEditor/useHighlightKeys.ts';
export { type Feedback, FeedbackList, type FeedbackListProps } from './essay/FeedbackList/FeedbackList.tsx';
export { MainEssayCard, type MainEssayCardProps } from './essay/MainEssayCard/MainEssayCard.tsx';
export { PromptField, type PromptFieldProps } from './essay/PromptField/PromptField.tsx';
export { type EssayScore, ScorePanel, type ScorePanelProps } from './essay/ScorePanel/ScorePanel.tsx';
export {
  type CategoryMeanings,
  type CategoryWeights,
  ScoreExplained,
  type ScoreExplainedProps,
} from './essay/ScoreExplained/ScoreExplained.tsx';
export { ScoreWreath, type ScoreWreathProps, WreathDrawing } from './essay/ScoreWreath/ScoreWreath.tsx';
export {
  type ListedSupplemental,
  SupplementalGroup,
  type SupplementalGroupProps,
} from './essay/SupplementalGroup/SupplementalGroup.tsx';
export { TextChanges, type TextChangesProps } from './essay/TextChanges/TextChanges.tsx';
export { type EssayVersion, VersionsDialog, type VersionsDialogProps } from './essay/VersionsDialog/VersionsDialog.tsx';
export { WordLimit, type WordLimitProps } from './essay/WordLimit/WordLimit.tsx';
export { Workspace, type WorkspaceProps } from './essay/Workspace/Workspace.tsx';
export {
  gradeYears,
  type Honor,
  type HonorDetails,
  type HonorErrors,
  honorKinds,
  honorLevels,
  newHonor,
} from './honors/honor.ts';
export { HonorFields, type HonorFieldsProps } from './honors/HonorFields/HonorFields.tsx';
export { HonorForm, type HonorFormProps } from './honors/HonorForm/HonorForm.tsx';
export { HonorList, type HonorListProps } from './honors/HonorList/HonorList.tsx';
export { HonorRow, type HonorRowProps } from './honors/HonorRow/HonorRow.tsx';
export { type Opportunity, OpportunityIdea } from './honors/OpportunityIdea/OpportunityIdea.tsx';
export {
  OpportunityPanel,
  type OpportunityPanelProps,
  type OpportunityWish,
} from './honors/OpportunityPanel/OpportunityPanel.tsx';
export { PlaceField, type PlaceFieldProps } from './honors/PlaceField/PlaceField.tsx';
export { useIsHydrated } from './hooks/useIsHydrated.ts';
export { useFocusInvalid } from './hooks/useFocusInvalid.ts';
export { CampusPicture } from './landing/CampusPicture/CampusPicture.tsx';
export { Claims } from './landing/Claims/Claims.tsx';
export { ClosingBand } from './landing/ClosingBand/ClosingBand.tsx';
export { Demo } from './landing/Demo/Demo.tsx';
export { type DemoDeadline, DemoDeadlines, type DemoDeadlinesProps } from './landing/DemoDeadlines/DemoDeadlines.tsx';
export { DemoHighlights, type DemoHighlightsProps } from './landing/DemoHighlights/DemoHighlights.tsx';
export { EssayPreview, type EssayPreviewProps, type PreviewResult } from './landing/EssayPreview/EssayPreview.tsx';
export { Features } from './landing/Features/Features.tsx';
export { Hero } from './landing/Hero/Hero.tsx';
export { HowItWorks } from './landing/HowItWorks/HowItWorks.tsx';
export { Pricing } from './landing/Pricing/Pricing.tsx';
export { type ScholarshipPick, ScholarshipPicks } from './landing/ScholarshipPicks/ScholarshipPicks.tsx';
export { type Testimonial, Testimonials } from './landing/Testimonials/Testimonials.tsx';
export { Ticker, type TickerProps, type University } from './landing/Ticker/Ticker.tsx';
export { useSectionLinks } from './landing/useSectionLinks.ts';
export { Account, type AccountProps } from './layout/Account/Account.tsx';
export { type AppSection, AppShell, type AppShellProps } from './layout/AppShell/AppShell.tsx';
export { AuthLayout, type AuthLayoutProps } from './layout/AuthLayout/AuthLayout.tsx';
export { LegalPage, type LegalPageProps } from './layout/LegalPage/LegalPage.tsx';
export { PageContent } from './layout/PageContent/PageContent.tsx';
export { PageHead, type PageHeadProps } from './layout/PageHead/PageHead.tsx';
export { SectionHead, type SectionHeadProps } from './layout/SectionHead/SectionHead.tsx';
export { SignOutDialog, type SignOutDialogProps, type UnsavedItem } from './layout/SignOutDialog/SignOutDialog.tsx';
export { SiteFooter, type SiteFooterProps } from './layout/SiteFooter/SiteFooter.tsx';
export { type SectionLink, SiteHeader, type SiteHeaderProps } from './layout/SiteHeader/SiteHeader.tsx';
export {
  ImportPreview,
  type ImportPreviewCells,
  type ImportPreviewProps,
  type ImportPreviewRow,
} from './onboarding/ImportPreview/ImportPreview.tsx';
export { importedSentence, ImportResult, type ImportResultProps } from './onboarding/ImportResult/ImportResult.tsx';
export {
  type ImportColumn,
  type ImportFieldProps,
  type ImportRow,
  importRow,
  isBlankRow,
  newImportRow,
} from './onboarding/ImportTable/columns.ts';
export { problemOf } from './onboarding/ImportTable/read-cell.ts';
export { ImportTable, type ImportTableProps } from './onboarding/ImportTable/ImportTable.tsx';
export { OnboardingFrame, type OnboardingFrameProps } from './onboarding/OnboardingFrame/OnboardingFrame.tsx';
export { RowsToCorrect, type RowsToCorrectProps } from './onboarding/RowsToCorrect/RowsToCorrect.tsx';
export { StepStage, type StepStageProps } from './onboarding/StepStage/StepStage.tsx';
export { ActionSheet, type ActionSheetProps, type SheetAction } from './primitives/ActionSheet/ActionSheet.tsx';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './primitives/Banner/Banner.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton.tsx';
export { CharacterCount, type CharacterCountProps } from './primitives/CharacterCount/CharacterCount.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './primitives/Chip/Chip.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './primitives/Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
export { DateField, type DateFieldProps } from './primitives/DateField/DateField.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { LaurelMark, Logo } from './primitives/Logo/Logo.tsx';
export { Sprig } from './primitives/Logo/Sprig.tsx';
export { OfflineNotice, type OfflineNoticeProps } from './primitives/OfflineNotice/OfflineNotice.tsx';
export { Pill, type PillProps } from './primitives/Pill/Pill.tsx';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar.tsx';
export { SaveIndicator, type SaveIndicatorProps, type SaveState } from './primitives/SaveIndicator/SaveIndicator.tsx';
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx';
export { SegmentedControl, type SegmentedControlProps } from './primitives/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './primitives/Select/Select.tsx';
export { SelectField, type SelectFieldProps } from './primitives/Select/SelectField.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton/Skeleton.tsx';
export { StatusLabel, type StatusLabelProps } from './primitives/StatusLabel/StatusLabel.tsx';
export {
  applicationStatuses,
  type Status,
  statusNames,
  statusOf,
  writingStatuses,
} from './primitives/StatusLabel/statuses.ts';
export { Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './primitives/TextLink/TextLink.tsx';
export { type ToastMessage, useToast } from './primitives/Toast/Toast.tsx';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip.tsx';
export { UnkeptNotice } from './primitives/UnkeptNotice/UnkeptNotice.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { UiProvider, type UiProviderProps } from './provider/UiProvider.tsx';
export { matchesSearch } from './search.ts';
export { CalendarFeed, type CalendarFeedProps, type Feed } from './settings/CalendarFeed/CalendarFeed.tsx';
export { CoachChoice, type CoachChoiceProps, type CoachKind } from './settings/CoachChoice/CoachChoice.tsx';
export { DataExport, type DataExportProps } from './settings/DataExport/DataExport.tsx';
export {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
} from './settings/DeleteAccountDialog/DeleteAccountDialog.tsx';
export { ExportHistory, type ExportHistoryProps } from './settings/ExportHistory/ExportHistory.tsx';
export { PasswordForm, type PasswordFormProps, type Passwords } from './settings/PasswordForm/PasswordForm.tsx';
export { type Profile, ProfileForm, type ProfileFormProps } from './settings/ProfileForm/ProfileForm.tsx';
export { type SessionItem, SessionList, type SessionListProps } from './settings/SessionList/SessionList.tsx';
export {
  SettingsRow,
  SettingsSection,
  type SettingsSectionProps,
} from './settings/SettingsSection/SettingsSection.tsx';
