import type { applyTexts, receivedTexts } from './apply'
import type { catalogueLabels, choiceLabels, sectionTexts } from './catalogue'
import type { characterTexts } from './characterRules'
import type { draftTexts } from './drafts'
import type { formTexts, rulesTexts } from './en'
import type { fileRefusals } from './files'
import type { foreignTexts } from './foreign'
import type {
  calendarTexts,
  dateTexts,
  fileTexts,
  formPartTexts,
  outlineTexts,
  passwordTexts,
  selectTexts,
} from './form'
import type { jobFilterTexts } from './forms'
import type { groupTexts } from './groups'
import type { hearByTexts } from './hearBy'
import type { jobTexts } from './job'
import type { jobAlertMails, jobAlertTexts } from './jobAlerts'
import type { momentPartTexts, momentTexts, rangeTexts } from './kinds'
import type { leavingTexts } from './leaving'
import type { marketplaceTexts } from './marketplace'
import type { notFoundTexts } from './notFound'
import type { offlineTexts } from './offline'
import type { ownApplicationTexts } from './ownApplication'
import type { ownStateNames } from './ownStateNames'
import type { pageBlockTexts } from './pageBlocks'
import type { plainFormTexts } from './plainForm'
import type { privacyTexts } from './privacy'
import type { publicPageTitles } from './publicPageTitles'
import type { resumeFillTexts } from './resumeFill'
import type { jobListTexts, layoutTexts, pagingTexts, shareTexts, siteTexts } from './site'
import type { structureTexts } from './structure'
import type { takeAlongTexts } from './takeAlong'
import type { waitTexts } from './waitText'
import type { walkTexts } from './walk'

/** Every text that visitors read, as it is in English. */
interface PublicTexts {
  applyTexts: typeof applyTexts
  calendarTexts: typeof calendarTexts
  catalogueLabels: typeof catalogueLabels
  characterTexts: typeof characterTexts
  choiceLabels: typeof choiceLabels
  dateTexts: typeof dateTexts
  draftTexts: typeof draftTexts
  fileRefusals: typeof fileRefusals
  fileTexts: typeof fileTexts
  foreignTexts: typeof foreignTexts
  formPartTexts: typeof formPartTexts
  formTexts: typeof formTexts
  groupTexts: typeof groupTexts
  hearByTexts: typeof hearByTexts
  jobAlertMails: typeof jobAlertMails
  jobAlertTexts: typeof jobAlertTexts
  jobFilterTexts: typeof jobFilterTexts
  jobListTexts: typeof jobListTexts
  jobTexts: typeof jobTexts
  layoutTexts: typeof layoutTexts
  leavingTexts: typeof leavingTexts
  marketplaceTexts: typeof marketplaceTexts
  momentPartTexts: typeof momentPartTexts
  momentTexts: typeof momentTexts
  notFoundTexts: typeof notFoundTexts
  offlineTexts: typeof offlineTexts
  outlineTexts: typeof outlineTexts
  ownApplicationTexts: typeof ownApplicationTexts
  ownStateNames: typeof ownStateNames
  pageBlockTexts: typeof pageBlockTexts
  pagingTexts: typeof pagingTexts
  passwordTexts: typeof passwordTexts
  plainFormTexts: typeof plainFormTexts
  privacyTexts: typeof privacyTexts
  publicPageTitles: typeof publicPageTitles
  rangeTexts: typeof rangeTexts
  receivedTexts: typeof receivedTexts
  resumeFillTexts: typeof resumeFillTexts
  rulesTexts: typeof rulesTexts
  sectionTexts: typeof sectionTexts
  selectTexts: typeof selectTexts
  shareTexts: typeof shareTexts
  siteTexts: typeof siteTexts
  structureTexts: typeof structureTexts
  takeAlongTexts: typeof takeAlongTexts
  waitTexts: typeof waitTexts
  walkTexts: typeof walkTexts
}

/** The same keys with other words: functions take the same values. */
export type InOtherWords<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: InOtherWords<Text[Key]> }

/**
 * A whole catalogue in another language. A text that is new in English does not compile until each language has it: write
 * it in `src/texts/<language>` under the same name.
 */
export type Translation = InOtherWords<PublicTexts>
