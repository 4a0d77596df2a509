import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const statusPage: PageDefinition = {
  name: 'statusPage',
  path: paths.statusPage.path,
  access: 'public',
  get title() {
    return publicPageTitles.statusPage
  },
  layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'statusPage' }],
}
