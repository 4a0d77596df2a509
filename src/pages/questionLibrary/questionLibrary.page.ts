import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const questionLibraryPage: PageDefinition = {
  name: 'questionLibrary',
  path: paths.questionLibrary.path,
  access: 'signedIn',
  scope: 'vacancies',
  title: adminPageTitles.questionLibrary,
  layout: adminLayout,
  blocks: [{ type: 'questionLibrary' }],
}
