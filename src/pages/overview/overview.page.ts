import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const overviewPage: PageDefinition = {
  name: 'overview',
  path: paths.overview.path,
  access: 'signedIn',
  scope: 'own',
  title: adminPageTitles.overview,
  layout: adminLayout,
  blocks: [{ type: 'overview' }],
}
