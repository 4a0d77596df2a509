import type { PageDefinition, PageLayout } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { paths } from './paths'

/** What visitors are shown beside their pages is no part of work; nothing but the page changes from one to the next. */
const layout: PageLayout = { sidebar: 'none', titleBar: 'none', width: 'wide' }
/** The pages that have always had it [LY-05]. */
const withSidebar: PageLayout = { ...layout, sidebar: 'below' }

/** The pages of a client's administrators. */
export const adminPages: PageDefinition[] = [
  {
    name: 'viewApplications',
    path: paths.viewApplications.path,
    access: 'signedIn',
    room: 'applications',
    title: adminPageTitles.applications,
    layout: withSidebar,
    blocks: [{ type: 'submittedApplications' }],
  },
  {
    name: 'overview',
    path: paths.overview.path,
    access: 'signedIn',
    room: 'own',
    title: adminPageTitles.overview,
    layout,
    blocks: [{ type: 'overview' }],
  },
  {
    name: 'vacancies',
    path: paths.vacancies.path,
    access: 'signedIn',
    room: 'vacancies',
    title: adminPageTitles.vacancies,
    layout,
    blocks: [{ type: 'ownVacancies' }],
  },
  {
    name: 'vacancyEditor',
    path: paths.vacancyEditor.path,
    access: 'signedIn',
    room: 'vacancies',
    title: adminPageTitles.vacancy,
    layout,
    blocks: [{ type: 'vacancyEditor' }],
  },
  {
    name: 'questionLibrary',
    path: paths.questionLibrary.path,
    access: 'signedIn',
    room: 'vacancies',
    title: adminPageTitles.questionLibrary,
    layout,
    blocks: [{ type: 'questionLibrary' }],
  },
  {
    name: 'settings',
    path: paths.settings.path,
    access: 'signedIn',
    room: 'own',
    title: adminPageTitles.settings,
    layout: withSidebar,
    blocks: [{ type: 'settings' }],
  },
  {
    name: 'activity',
    path: paths.activity.path,
    access: 'signedIn',
    room: 'account',
    title: adminPageTitles.activity,
    layout,
    blocks: [{ type: 'activity' }],
  },
  {
    name: 'personalData',
    path: paths.personalData.path,
    access: 'signedIn',
    room: 'account',
    title: adminPageTitles.personalData,
    layout,
    blocks: [{ type: 'personalData' }],
  },
  {
    name: 'connections',
    path: paths.connections.path,
    access: 'signedIn',
    room: 'account',
    title: adminPageTitles.connections,
    layout,
    blocks: [{ type: 'connections' }],
  },
  {
    name: 'people',
    path: paths.people.path,
    access: 'signedIn',
    room: 'account',
    title: adminPageTitles.people,
    layout,
    blocks: [{ type: 'accountPeople' }],
  },
  {
    name: 'userManagement',
    path: paths.userManagement.path,
    access: 'superUser',
    title: adminPageTitles.userManagement,
    layout: withSidebar,
    blocks: [{ type: 'userManagement' }],
  },
  {
    name: 'accountSchema',
    path: paths.accountSchema.path,
    access: 'superUser',
    title: adminPageTitles.accountSchema,
    layout,
    blocks: [{ type: 'accountSchema' }],
  },
]
