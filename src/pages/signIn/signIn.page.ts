import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const signInPage: PageDefinition = {
  name: 'login',
  path: paths.login.path,
  access: 'signedOut',
  get title() {
    return publicPageTitles.login
  },
  layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'loginForm' }],
}
