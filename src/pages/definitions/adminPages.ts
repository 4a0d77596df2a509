import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { accountSchemaTexts } from '../../texts/accountSchema'
import { activityTexts } from '../../texts/activity'
import { settingsPageTexts } from '../../texts/settings'
import { applicationsTexts } from '../../texts/site'
import { usersTexts } from '../../texts/users'
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
    title: settingsPageTexts.title,
    layout: { sidebar: 'none', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'settings' }],
  },
  {
    name: 'activity',
    path: paths.activity.path,
    access: 'signedIn',
    title: activityTexts.title,
    layout: { sidebar: 'none', titleBar: 'none', width: 'normal' },
    blocks: [{ type: 'activity' }],
  },
  {
    name: 'userManagement',
    path: paths.userManagement.path,
    access: 'superUser',
    title: usersTexts.title,
    layout: { sidebar: 'none', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'userManagement' }],
  },
  {
    name: 'accountSchema',
    path: paths.accountSchema.path,
    access: 'superUser',
    title: accountSchemaTexts.title,
    layout: { sidebar: 'none', titleBar: 'none', width: 'wide' },
    blocks: [{ type: 'accountSchema' }],
  },
]
