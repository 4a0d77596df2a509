import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { accountSchemaPage } from '../accountSchema/accountSchema.page'
import { activityPage } from '../activity/activity.page'
import { applicationsPage } from '../applications/applications.page'
import { applyPage, receivedPage, vacancyInterestPage } from '../apply/apply.page'
import { privacyNoticePage } from '../blocks/privacyNotice.page'
import { connectionsPage } from '../connections/connections.page'
import { jobAlertPage } from '../jobAlert/jobAlert.page'
import { jobDetailsPage } from '../jobDetails/jobDetails.page'
import { homePage, jobListPage } from '../jobList/jobList.page'
import { notFoundPage } from '../notFound/notFound.page'
import { notificationLinkPage } from '../notificationSettings/notificationSettings.page'
import { overviewPage } from '../overview/overview.page'
import { joinPage, peoplePage } from '../people/people.page'
import { personalDataPage } from '../personalData/personalData.page'
import { playgroundPage } from '../playground/playground.page'
import { questionLibraryPage } from '../questionLibrary/questionLibrary.page'
import { settingsPage } from '../settings/settings.page'
import { signInPage } from '../signIn/signIn.page'
import { statusPage } from '../statusPage/statusPage.page'
import { userManagementPage } from '../users/users.page'
import { vacancyEditorPage } from '../vacancyEditor/vacancyEditor.page'
import { vacancyListPage } from '../vacancyList/vacancyList.page'
import { yourAccountPage } from '../yourAccount/yourAccount.page'

/** Public pages. Translated titles are getters, so that they use the language in which the page is shown. */
export const publicPages: PageDefinition[] = [
  homePage,
  jobListPage,
  jobDetailsPage,
  applyPage,
  receivedPage,
  statusPage,
  jobAlertPage,
  notificationLinkPage,
  vacancyInterestPage,
  signInPage,
  joinPage,
  privacyNoticePage,
  notFoundPage,
]

/** Pages for a client's administrators and the SuperUser. */
export const adminPages: PageDefinition[] = [
  applicationsPage,
  overviewPage,
  vacancyListPage,
  vacancyEditorPage,
  questionLibraryPage,
  settingsPage,
  yourAccountPage,
  activityPage,
  personalDataPage,
  connectionsPage,
  peoplePage,
  userManagementPage,
  accountSchemaPage,
]

/**
 * Pages that every client has in `npm run dev`. Without it, the server adds the playground to the demo client
 * 'kitchen', outside production.
 */
export const developerPages: PageDefinition[] = import.meta.env.DEV ? [playgroundPage] : []
