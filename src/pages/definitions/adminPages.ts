import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/adminPageTitles'
import { applicationsTexts } from '../../texts/applications'
import { paths } from '../paths'

/** The pages of a client's administrators. */
export const adminPages: PageDefinition[] = [
  {
    name: 'viewApplications',
    path: paths.viewApplications.path,
    access: 'signedIn',
    title: applicationsTexts.title,
    layout: { sidebar: 'below', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'submittedApplications' }],
  },
  {
    name: 'settings',
    path: paths.settings.path,
    access: 'signedIn',
    title: adminPageTitles.settings,
    layout: { sidebar: 'below', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'settings' }],
  },
  {
    name: 'activity',
    path: paths.activity.path,
    access: 'signedIn',
    title: adminPageTitles.activity,
    layout: { sidebar: 'below', titleBar: 'none', width: 'normal' },
    blocks: [{ type: 'activity' }],
  },
  {
    name: 'personalData',
    path: paths.personalData.path,
    access: 'signedIn',
    title: adminPageTitles.personalData,
    layout: { sidebar: 'below', titleBar: 'none', width: 'normal' },
    blocks: [{ type: 'personalData' }],
  },
  {
    name: 'userManagement',
    path: paths.userManagement.path,
    access: 'superUser',
    title: adminPageTitles.userManagement,
    layout: { sidebar: 'below', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'userManagement' }],
  },
  {
    name: 'accountSchema',
    path: paths.accountSchema.path,
    access: 'superUser',
    title: adminPageTitles.accountSchema,
    layout: { sidebar: 'below', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'accountSchema' }],
  },
]
