import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { paths } from '../routing/paths'

export const applyPage: PageDefinition = {
  name: 'apply',
  path: paths.apply.path,
  access: 'public',
  get title() {
    return publicPageTitles.apply
  },
  layout: { sidebar: 'whileLoading', titleBar: 'none', width: 'normal' },
  blocks: [{ type: 'applicationForm' }],
}

export const receivedPage: PageDefinition = {
  name: 'received',
  path: paths.received.path,
  access: 'public',
  get title() {
    return publicPageTitles.received
  },
  layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
  blocks: [{ type: 'applicationReceived' }],
}

export const vacancyInterestPage: PageDefinition = {
  name: 'vacancyInterest',
  path: paths.vacancyInterest.path,
  access: 'public',
  get title() {
    return publicPageTitles.job
  },
  layout: { sidebar: 'none', titleBar: 'none', width: 'narrow' },
  blocks: [{ type: 'vacancyInterest' }],
}
