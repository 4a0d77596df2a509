import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { notificationPageTitle } from '../../texts/admin/adminPageTitles.texts'
import { paths } from '../routing/paths'

export const notificationLinkPage: PageDefinition = {
  name: 'notice',
  path: paths.notice.path,
  access: 'public',
  title: notificationPageTitle,
  layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'notice' }],
}
