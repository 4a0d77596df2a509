import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { adminLayoutWithSidebar } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const applicationsPage: PageDefinition = {
  name: 'viewApplications',
  path: paths.viewApplications.path,
  access: 'signedIn',
  scope: 'applications',
  title: adminPageTitles.applications,
  layout: adminLayoutWithSidebar,
  blocks: [{ type: 'submittedApplications' }],
}
