import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const personalDataPage: PageDefinition = {
  name: 'personalData',
  path: paths.personalData.path,
  access: 'signedIn',
  scope: 'account',
  title: adminPageTitles.personalData,
  layout: adminLayout,
  blocks: [{ type: 'personalData' }],
}
