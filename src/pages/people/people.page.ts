import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { adminPageTitles } from '../../texts/admin/adminPageTitles.texts'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { adminLayout } from '../routing/adminLayout'
import { paths } from '../routing/paths'

export const peoplePage: PageDefinition = {
  name: 'people',
  path: paths.people.path,
  access: 'signedIn',
  scope: 'account',
  title: adminPageTitles.people,
  layout: adminLayout,
  blocks: [{ type: 'accountPeople' }],
}

export const joinPage: PageDefinition = {
  name: 'join',
  path: paths.join.path,
  access: 'unframed',
  get title() {
    return publicPageTitles.join
  },
  layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'join' }],
}
