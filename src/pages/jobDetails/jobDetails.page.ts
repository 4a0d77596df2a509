import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const jobDetailsPage: PageDefinition = {
  name: 'jobDetails',
  path: paths.jobDetails.path,
  access: 'public',
  get title() {
    return publicPageTitles.job
  },
  layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
  blocks: [{ type: 'jobDetails' }],
}
