import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { playgroundTitle } from '../../texts/admin/adminPageTitles.texts'

export const playgroundPage: PageDefinition = {
  name: 'playground',
  path: '/playground',
  access: 'public',
  title: playgroundTitle,
  layout: { sidebar: 'none', titleBar: 'slim', width: 'wide' },
  blocks: [{ type: 'pageTitle', title: playgroundTitle }, { type: 'playground' }],
}
