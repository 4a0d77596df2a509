import type { abandonmentTexts } from '../public/abandonment.texts'
import type { catalogueLabels, choiceLabels, sectionTexts } from '../public/applicationFields.texts'
import type {
  answerFileTexts,
  applyTexts,
  draftTexts,
  marketplaceTexts,
  resumeFillTexts,
  stepTexts,
} from '../public/apply.texts'
import type { characterTexts } from '../public/characterRules.texts'
import type { externalSchemaTexts } from '../public/externalSchema.texts'
import type { fileRefusals } from '../public/fileRefusals.texts'
import type {
  calendarTexts,
  dateTexts,
  dateTimePartTexts,
  dateTimeTexts,
  fileTexts,
  formPartTexts,
  formTexts,
  groupErrorTexts,
  noScriptFormTexts,
  outlineTexts,
  passwordTexts,
  rangeTexts,
  rulesTexts,
  selectTexts,
} from '../public/form.texts'
import type { formPostTexts, unavailableTexts } from '../public/formPost.texts'
import type { jobTexts } from '../public/job.texts'
import type { jobAlertMails, jobAlertTexts } from '../public/jobAlerts.texts'
import type { jobFilterTexts } from '../public/jobFilter.texts'
import type { pageBlockTexts } from '../public/pageBlocks.texts'
import type { privacyTexts } from '../public/privacyNotice.texts'
import type { publicPageTitles } from '../public/publicPageTitles.texts'
import type { receivedTexts } from '../public/received.texts'
import type { responseDeadlineTexts } from '../public/responseDeadline.texts'
import type {
  jobListTexts,
  layoutTexts,
  notFoundTexts,
  offlineTexts,
  pagingTexts,
  shareTexts,
  siteTexts,
} from '../public/site.texts'
import type { applicantStateNames, statusPageTexts } from '../public/statusPage.texts'
import type { structureTexts } from '../public/structuredAnswers.texts'
import type { waitTexts } from '../public/waitTime.texts'
import type { zoneTexts } from '../public/zone.texts'

/** All translatable texts, in English. */
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
  externalSchemaTexts: typeof externalSchemaTexts
  formPartTexts: typeof formPartTexts
  formPostTexts: typeof formPostTexts
  unavailableTexts: typeof unavailableTexts
  formTexts: typeof formTexts
  groupErrorTexts: typeof groupErrorTexts
  responseDeadlineTexts: typeof responseDeadlineTexts
  jobAlertMails: typeof jobAlertMails
  jobAlertTexts: typeof jobAlertTexts
  jobFilterTexts: typeof jobFilterTexts
  jobListTexts: typeof jobListTexts
  jobTexts: typeof jobTexts
  layoutTexts: typeof layoutTexts
  abandonmentTexts: typeof abandonmentTexts
  marketplaceTexts: typeof marketplaceTexts
  dateTimePartTexts: typeof dateTimePartTexts
  dateTimeTexts: typeof dateTimeTexts
  notFoundTexts: typeof notFoundTexts
  offlineTexts: typeof offlineTexts
  outlineTexts: typeof outlineTexts
  statusPageTexts: typeof statusPageTexts
  zoneTexts: typeof zoneTexts
  applicantStateNames: typeof applicantStateNames
  pageBlockTexts: typeof pageBlockTexts
  pagingTexts: typeof pagingTexts
  passwordTexts: typeof passwordTexts
  noScriptFormTexts: typeof noScriptFormTexts
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
  answerFileTexts: typeof answerFileTexts
  waitTexts: typeof waitTexts
  stepTexts: typeof stepTexts
}

/** The type of a translation: the same keys, with functions that take the same parameters. */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Translated<Text[Key]> }

/**
 * A whole catalogue in another language. A new English text does not compile until every language has it,
 * under the same key in `src/texts/translations`.
 */
export type Translation = Translated<PublicTexts>
