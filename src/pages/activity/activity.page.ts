import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const activityPage: PageDefinition = {
  name: 'activity',
  path: paths.activity.path,
  access: 'signedIn',
  scope: 'account',
  title: adminPageTitles.activity,
  layout: adminLayout,
  blocks: [{ type: 'activity' }],
}
