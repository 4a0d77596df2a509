import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const accountSchemaPage: PageDefinition = {
  name: 'accountSchema',
  path: paths.accountSchema.path,
  access: 'superUser',
  title: adminPageTitles.accountSchema,
  layout: adminLayout,
  blocks: [{ type: 'accountSchema' }],
}
