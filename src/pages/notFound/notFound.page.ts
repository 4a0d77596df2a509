import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'

export const notFoundPage: PageDefinition = {
  name: 'notFound',
  path: '*',
  access: 'public',
  get title() {
    return publicPageTitles.notFound
  },
  layout: { sidebar: 'below', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'notFound' }],
}
