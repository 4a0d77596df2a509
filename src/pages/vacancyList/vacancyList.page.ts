import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const vacancyListPage: PageDefinition = {
  name: 'vacancies',
  path: paths.vacancies.path,
  access: 'signedIn',
  scope: 'vacancies',
  title: adminPageTitles.vacancies,
  layout: adminLayout,
  blocks: [{ type: 'vacancyList' }],
}
