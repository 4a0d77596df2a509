import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const statusPage: PageDefinition = {
  name: 'ownApplication',
  path: paths.ownApplication.path,
  access: 'public',
  get title() {
    return publicPageTitles.ownApplication
  },
  layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'ownApplication' }],
}
