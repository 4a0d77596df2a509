import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const privacyNoticePage: PageDefinition = {
  name: 'privacy',
  path: paths.privacy.path,
  access: 'public',
  get title() {
    return publicPageTitles.privacy
  },
  layout: { sidebar: 'below', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'privacyNotice' }],
}
