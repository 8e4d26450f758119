import './styles/index.css';

export { ActivityEditor } from './activities/ActivityEditor/ActivityEditor.tsx';
export type { ActivityDetails } from './activities/FormDetails/FormDetails.tsx';
export type { ActivityInput } from './activities/ActivityFields/ActivityFields.tsx';
export { ActivityForm } from './activities/ActivityForm/ActivityForm.tsx';
export { ActivityList, type ActivitySort } from './activities/ActivityList/ActivityList.tsx';
export { ActivityRow } from './activities/ActivityRow/ActivityRow.tsx';
export { SmartFrameDialog, type SmartFrameDialogProps } from './activities/SmartFrameDialog/SmartFrameDialog.tsx';
export { AddApplicationDialog } from './applications/AddApplicationDialog/AddApplicationDialog.tsx';
export type { NewApplication, NewApplicationErrors } from './applications/AddApplicationDialog/ApplicationForm.tsx';
export { ApplicationHeader, type ApplicationStanding } from './applications/ApplicationHeader/ApplicationHeader.tsx';
export {
  ApplicationList,
  type ApplicationSort,
  type StatusFilter,
} from './applications/ApplicationList/ApplicationList.tsx';
export type { ListedApplication } from './applications/ApplicationRow/ApplicationRow.tsx';
export { CollegePrompts } from './applications/CollegePrompts/CollegePrompts.tsx';
export type { KnownDate, KnownDeadline } from './applications/KnownDates/KnownDates.tsx';
export { type Clash, EarlyPlan } from './applications/EarlyPlan/EarlyPlan.tsx';
export { NotesField } from './applications/NotesField/NotesField.tsx';
export { RoundVerdict, type VerdictLine } from './applications/RoundVerdict/RoundVerdict.tsx';
export { SupplementalCard } from './applications/SupplementalCard/SupplementalCard.tsx';
export { type SupplementalFields, SupplementalForm } from './applications/SupplementalForm/SupplementalForm.tsx';
export { celebrate } from './celebrate.ts';
export { type ChatEntry, ChatThread } from './chat/ChatThread/ChatThread.tsx';
export { Composer } from './chat/Composer/Composer.tsx';
export { ContextSelect } from './chat/ContextSelect/ContextSelect.tsx';
export { PresetChips } from './chat/PresetChips/PresetChips.tsx';
export { LatestEssay } from './dashboard/LatestEssay/LatestEssay.tsx';
export { PolishCard } from './dashboard/PolishCard/PolishCard.tsx';
export { QuickAi } from './dashboard/QuickAi/QuickAi.tsx';
export { SetupCard } from './dashboard/SetupCard/SetupCard.tsx';
export { StatCards } from './dashboard/StatCards/StatCards.tsx';
export { StrengthenCard } from './dashboard/StrengthenCard/StrengthenCard.tsx';
export { type Suggestion, SuggestionList } from './dashboard/SuggestionList/SuggestionList.tsx';
export { UpcomingDeadlines } from './dashboard/UpcomingDeadlines/UpcomingDeadlines.tsx';
export { deadlineState } from './deadlines/deadlines.ts';
export type { CalendarEntry } from './deadlines/MonthCalendar/CalendarDay.tsx';
export { MonthCalendar } from './deadlines/MonthCalendar/MonthCalendar.tsx';
export { AiRules, type CollegeAiRule } from './essay/AiRules/AiRules.tsx';
export { ANALYZING_TIME, AnalyzingOverlay } from './essay/AnalyzingOverlay/AnalyzingOverlay.tsx';
export { CouldStartFrom, type Source } from './essay/CouldStartFrom/CouldStartFrom.tsx';
export { EssayComments, type StudentComment } from './essay/EssayComments/EssayComments.tsx';
export { EssayOrigins, type OriginLook, type OriginPart } from './essay/EssayOrigins/EssayOrigins.tsx';
export { EssayEditor, type EssayEditorProps } from './essay/EssayEditor/EssayEditor.tsx';
export type { EssayHighlight } from './essay/EssayEditor/pieces.ts';
export { showHighlight } from './essay/EssayEditor/useHighlightKeys.ts';
export { MainEssayCard } from './essay/MainEssayCard/MainEssayCard.tsx';
export type { NameLeftIn } from './essay/NamesLeftIn/NamesLeftIn.tsx';
export type { OverLimitSentence } from './essay/OverLimitSentences/OverLimitSentences.tsx';
export { Outline, type OutlineProps } from './essay/Outline/Outline.tsx';
export type { OutlineParagraph, SentenceDoes } from './essay/Outline/outline-parts.ts';
export { PromptField } from './essay/PromptField/PromptField.tsx';
export { ReadAloud, type ReadAloudProps, type ReadingSpeed } from './essay/ReadAloud/ReadAloud.tsx';
export { ReadText } from './essay/ReadAloud/ReadText.tsx';
export type { EssayReading } from './essay/ReadingSwitch/ReadingSwitch.tsx';
export type { ChangedSentence } from './essay/Revisions/ChangedText.tsx';
export { Revisions } from './essay/Revisions/Revisions.tsx';
export type { RevisionChoice, RevisionMark, RevisionReport } from './essay/Revisions/revision-report.ts';
export { RevisionsWide } from './essay/Revisions/RevisionsWide.tsx';
export { ScoreExplained } from './essay/ScoreExplained/ScoreExplained.tsx';
export { ScoreWreath } from './essay/ScoreWreath/ScoreWreath.tsx';
export { StartedFrom } from './essay/StartedFrom/StartedFrom.tsx';
export { SupplementalGroup } from './essay/SupplementalGroup/SupplementalGroup.tsx';
export { TextChanges } from './essay/TextChanges/TextChanges.tsx';
export { type EssayVersion, VersionsDialog } from './essay/VersionsDialog/VersionsDialog.tsx';
export { WordLimit, type WordLimitProps } from './essay/WordLimit/WordLimit.tsx';
export { Workspace } from './essay/Workspace/Workspace.tsx';
export { gradeYears, type HonorDetails, type HonorErrors, honorKinds, honorLevels, newHonor } from './honors/honor.ts';
export { HonorForm, type HonorFormProps } from './honors/HonorForm/HonorForm.tsx';
export { HonorList } from './honors/HonorList/HonorList.tsx';
export { OpportunityPanel, type OpportunityWish } from './honors/OpportunityPanel/OpportunityPanel.tsx';
export { useIsHydrated } from './hooks/useIsHydrated.ts';
export { CampusPicture } from './landing/CampusPicture/CampusPicture.tsx';
export { Claims, type ClaimsProps } from './landing/Claims/Claims.tsx';
export { ClosingBand } from './landing/ClosingBand/ClosingBand.tsx';
export { Demo } from './landing/Demo/Demo.tsx';
export { DemoDeadlines } from './landing/DemoDeadlines/DemoDeadlines.tsx';
export { DemoHighlights } from './landing/DemoHighlights/DemoHighlights.tsx';
export { EssayPreview } from './landing/EssayPreview/EssayPreview.tsx';
export { Features, type FeaturesProps } from './landing/Features/Features.tsx';
export { Hero } from './landing/Hero/Hero.tsx';
export { HowItWorks, type HowItWorksProps } from './landing/HowItWorks/HowItWorks.tsx';
export { Pricing } from './landing/Pricing/Pricing.tsx';
export { type ScholarshipPick, ScholarshipPicks } from './landing/ScholarshipPicks/ScholarshipPicks.tsx';
export { type Testimonial, Testimonials } from './landing/Testimonials/Testimonials.tsx';
export { Ticker, type TickerProps, type University } from './landing/Ticker/Ticker.tsx';
export { useSectionLinks } from './landing/useSectionLinks.ts';
export { AppShell, type AppShellProps } from './layout/AppShell/AppShell.tsx';
export type { AppSection } from './layout/AppShell/sections.ts';
export { AuthLayout } from './layout/AuthLayout/AuthLayout.tsx';
export { LegalPage, type LegalPageProps } from './layout/LegalPage/LegalPage.tsx';
export { PageContent } from './layout/PageContent/PageContent.tsx';
export { PageHead } from './layout/PageHead/PageHead.tsx';
export { SectionHead } from './layout/SectionHead/SectionHead.tsx';
export { SignOutDialog, type UnsavedItem } from './layout/SignOutDialog/SignOutDialog.tsx';
export { SiteFooter } from './layout/SiteFooter/SiteFooter.tsx';
export { SiteHeader } from './layout/SiteHeader/SiteHeader.tsx';
export { ImportPreview, type ImportPreviewCells } from './onboarding/ImportPreview/ImportPreview.tsx';
export { importedSentence, ImportResult } from './onboarding/ImportResult/ImportResult.tsx';
export {
  type ImportColumn,
  type ImportFieldProps,
  type ImportRow,
  importRow,
  isBlankRow,
  newImportRow,
} from './onboarding/ImportTable/columns.ts';
export { problemOf } from './onboarding/ImportTable/read-cell.ts';
export { ImportTable } from './onboarding/ImportTable/ImportTable.tsx';
export { OnboardingFrame } from './onboarding/OnboardingFrame/OnboardingFrame.tsx';
export { RowsToCorrect } from './onboarding/RowsToCorrect/RowsToCorrect.tsx';
export { StepStage } from './onboarding/StepStage/StepStage.tsx';
export { EssayMap, type EssayMapProps } from './map/EssayMap/EssayMap.tsx';
export {
  MANY_PROMPTS,
  type MapEssay,
  type NewPromptGroup,
  type PromptGroup,
  type ReuseSource,
  type ReuseTarget,
  type StoryCollege,
  type StoryLine,
} from './map/map.ts';
export { MapLoading } from './map/MapLoading/MapLoading.tsx';
export { type ComingWeek, ComingWeeks } from './plan/ComingWeeks/ComingWeeks.tsx';
export { FitVerdict } from './plan/FitVerdict/FitVerdict.tsx';
export { type LaterChoice, type LaterDays, periodInWords, type PlanItemLine, shortDuration } from './plan/plan.ts';
export { HoursForm } from './plan/HoursForm/HoursForm.tsx';
export { PlanItems } from './plan/PlanItems/PlanItems.tsx';
export { PlanSettings, type PlanTime } from './plan/PlanSettings/PlanSettings.tsx';
export { Today, TodayFailed, TodayLoading } from './plan/Today/Today.tsx';
export { type WaitingItem, WaitingList } from './plan/WaitingList/WaitingList.tsx';
export { type WayOutLine, WaysOut } from './plan/WaysOut/WaysOut.tsx';
export { Week, type WeekDay } from './plan/Week/Week.tsx';
export { ActionSheet } from './primitives/ActionSheet/ActionSheet.tsx';
export { Banner } from './primitives/Banner/Banner.tsx';
export { Button, type ButtonProps } from './primitives/Button/Button.tsx';
export { IconButton } from './primitives/Button/IconButton.tsx';
export { Checkbox } from './primitives/Checkbox/Checkbox.tsx';
export { Combobox } from './primitives/Combobox/Combobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/ConfirmDialog/ConfirmDialog.tsx';
export { Dialog } from './primitives/Dialog/Dialog.tsx';
export { EmptyState } from './primitives/EmptyState/EmptyState.tsx';
export { Form } from './primitives/Form/Form.tsx';
export { Link, type LinkProps } from './primitives/Link/Link.tsx';
export { LaurelMark } from './primitives/Logo/Logo.tsx';
export { NotSaved, type Unsaved } from './primitives/NotSaved/NotSaved.tsx';
export { OfflineNotice } from './primitives/OfflineNotice/OfflineNotice.tsx';
export { SaveIndicator, type SaveState } from './primitives/SaveIndicator/SaveIndicator.tsx';
export { SegmentedControl } from './primitives/SegmentedControl/SegmentedControl.tsx';
export { Select } from './primitives/Select/Select.tsx';
export { Skeleton } from './primitives/Skeleton/Skeleton.tsx';
export { applicationStatuses, statusOf, writingStatuses } from './primitives/StatusLabel/statuses.ts';
export { Tabs } from './primitives/Tabs/Tabs.tsx';
export { insertText } from './primitives/TextField/insert-text.ts';
export { TextArea, TextField } from './primitives/TextField/TextField.tsx';
export { TextLink } from './primitives/TextLink/TextLink.tsx';
export { useToast } from './primitives/Toast/Toast.tsx';
export { UnkeptNotice } from './primitives/UnkeptNotice/UnkeptNotice.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden/VisuallyHidden.tsx';
export { UiProvider } from './provider/UiProvider.tsx';
export { matchesSearch } from './search.ts';
export { Board, type BoardView } from './requirements/Board/Board.tsx';
export type { BoardCollege } from './requirements/board.ts';
export { CycleContext } from './requirements/cycle.ts';
export { Duties, type DutyItem } from './requirements/Duties/Duties.tsx';
export { type PersonFields, PersonDialog } from './requirements/PersonDialog/PersonDialog.tsx';
export type { RequirementFields } from './requirements/AddRequirement/AddRequirement.tsx';
export { RequirementList } from './requirements/RequirementList/RequirementList.tsx';
export type { RequirementChange } from './requirements/RequirementRow/RequirementRow.tsx';
export type { PersonItem, RequirementItem } from './requirements/requirements.ts';
export { RequirementsLoading } from './requirements/RequirementsLoading/RequirementsLoading.tsx';
export { CommentForm, type CommentFormErrors } from './review/CommentForm/CommentForm.tsx';
export { placedComments } from './review/pieces.ts';
export type { CommentDraft, ReaderComment, Stretch } from './review/review.ts';
export { ReviewEssay } from './review/ReviewEssay/ReviewEssay.tsx';
export { ReviewClosed, ReviewFoot, ReviewFrame, ReviewHead, ReviewOrigins } from './review/ReviewFrame/ReviewFrame.tsx';
export { ReviewPlan, type ReviewPlanLine } from './review/ReviewPlan/ReviewPlan.tsx';
export { ShareDialog, type ShareFields } from './review/ShareDialog/ShareDialog.tsx';
export { type SharedLink, ShareList } from './review/ShareList/ShareList.tsx';
export { LostComments, WholeComment } from './review/WholeComment/WholeComment.tsx';
export { CalendarFeed, type Feed } from './settings/CalendarFeed/CalendarFeed.tsx';
export { CoachChoice } from './settings/CoachChoice/CoachChoice.tsx';
export { DataExport } from './settings/DataExport/DataExport.tsx';
export { DeleteAccountDialog } from './settings/DeleteAccountDialog/DeleteAccountDialog.tsx';
export { ExportHistory } from './settings/ExportHistory/ExportHistory.tsx';
export { PasswordForm, type Passwords } from './settings/PasswordForm/PasswordForm.tsx';
export { type Profile, ProfileForm } from './settings/ProfileForm/ProfileForm.tsx';
export { type SessionItem, SessionList } from './settings/SessionList/SessionList.tsx';
export { ReminderChoices, type ReminderKinds } from './settings/ReminderChoices/ReminderChoices.tsx';
export { SettingsRow, SettingsSection } from './settings/SettingsSection/SettingsSection.tsx';
export { Sheet } from './sheets/Sheet/Sheet.tsx';
export type { SheetFieldItem } from './sheets/sheet.ts';
