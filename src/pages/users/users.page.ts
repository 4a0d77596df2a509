import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayoutWithSidebar } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const userManagementPage: PageDefinition = {
  name: 'userManagement',
  path: paths.userManagement.path,
  access: 'superUser',
  title: adminPageTitles.userManagement,
  layout: adminLayoutWithSidebar,
  blocks: [{ type: 'userManagement' }],
}
