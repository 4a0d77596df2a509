import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'

export const homePage: PageDefinition = {
  name: 'home',
  path: paths.home.path,
  access: 'public',
  get title() {
    return jobListTexts.title
  },
  layout: { sidebar: 'beside', titleBar: 'tall', width: 'normal' },
  blocks: [{ type: 'jobList' }],
}

export const jobListPage: PageDefinition = {
  name: 'viewJobs',
  path: paths.viewJobs.path,
  access: 'public',
  get title() {
    return jobListTexts.title
  },
  layout: { sidebar: 'beside', titleBar: 'tall', width: 'normal' },
  blocks: [{ type: 'jobList' }],
}
