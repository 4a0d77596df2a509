import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const vacancyEditorPage: PageDefinition = {
  name: 'vacancyEditor',
  path: paths.vacancyEditor.path,
  access: 'signedIn',
  scope: 'vacancies',
  title: adminPageTitles.vacancy,
  layout: adminLayout,
  blocks: [{ type: 'vacancyEditor' }],
}
