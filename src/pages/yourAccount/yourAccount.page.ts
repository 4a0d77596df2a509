import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const yourAccountPage: PageDefinition = {
  name: 'yourAccount',
  path: paths.yourAccount.path,
  access: 'signedIn',
  scope: 'own',
  title: adminPageTitles.yourAccount,
  layout: adminLayout,
  blocks: [{ type: 'yourAccount' }],
}
