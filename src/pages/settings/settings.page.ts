import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayoutWithSidebar } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const settingsPage: PageDefinition = {
  name: 'settings',
  path: paths.settings.path,
  access: 'signedIn',
  scope: 'own',
  title: adminPageTitles.settings,
  layout: adminLayoutWithSidebar,
  blocks: [{ type: 'settings' }],
}
