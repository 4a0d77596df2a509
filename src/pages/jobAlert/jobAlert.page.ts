import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const jobAlertPage: PageDefinition = {
  name: 'jobAlert',
  path: paths.jobAlert.path,
  access: 'public',
  get title() {
    return publicPageTitles.jobAlert
  },
  layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
  blocks: [{ type: 'jobAlert' }],
}
