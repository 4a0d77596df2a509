import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const connectionsPage: PageDefinition = {
  name: 'connections',
  path: paths.connections.path,
  access: 'signedIn',
  scope: 'account',
  title: adminPageTitles.connections,
  layout: adminLayout,
  blocks: [{ type: 'connections' }],
}
