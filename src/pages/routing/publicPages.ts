import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { notificationPageTitle } from '../../texts/admin/notificationPage.texts'
import { publicPageTitles } from '../../texts/public/publicPageTitles.texts'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from './paths'

/** The pages that everybody may see; each title is read when it is shown, in the language in force then. */
export const publicPages: PageDefinition[] = [
  {
    name: 'home',
    path: paths.home.path,
    access: 'public',
    get title() {
      return jobListTexts.title
    },
    layout: { sidebar: 'beside', titleBar: 'tall', width: 'normal' },
    blocks: [{ type: 'jobList' }],
  },
  {
    name: 'viewJobs',
    path: paths.viewJobs.path,
    access: 'public',
    get title() {
      return jobListTexts.title
    },
    layout: { sidebar: 'beside', titleBar: 'tall', width: 'normal' },
    blocks: [{ type: 'jobList' }],
  },
  {
    name: 'jobDetails',
    path: paths.jobDetails.path,
    access: 'public',
    get title() {
      return publicPageTitles.job
    },
    layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
    blocks: [{ type: 'jobDetails' }],
  },
  {
    name: 'apply',
    path: paths.apply.path,
    access: 'public',
    get title() {
      return publicPageTitles.apply
    },
    layout: { sidebar: 'whileLoading', titleBar: 'none', width: 'normal' },
    blocks: [{ type: 'applicationForm' }],
  },
  {
    name: 'received',
    path: paths.received.path,
    access: 'public',
    get title() {
      return publicPageTitles.received
    },
    layout: { sidebar: 'beside', titleBar: 'slim', width: 'normal' },
    blocks: [{ type: 'applicationReceived' }],
  },
  {
    name: 'ownApplication',
    path: paths.ownApplication.path,
    access: 'public',
    get title() {
      return publicPageTitles.ownApplication
    },
    layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'ownApplication' }],
  },
  {
    name: 'jobAlert',
    path: paths.jobAlert.path,
    access: 'public',
    get title() {
      return publicPageTitles.jobAlert
    },
    layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'jobAlert' }],
  },
  {
    name: 'notice',
    path: paths.notice.path,
    access: 'public',
    title: notificationPageTitle,
    layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'notice' }],
  },
  {
    name: 'vacancyInterest',
    path: paths.vacancyInterest.path,
    access: 'public',
    get title() {
      return publicPageTitles.job
    },
    layout: { sidebar: 'none', titleBar: 'none', width: 'narrow' },
    blocks: [{ type: 'vacancyInterest' }],
  },
  {
    name: 'login',
    path: paths.login.path,
    access: 'signedOut',
    get title() {
      return publicPageTitles.login
    },
    layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'loginForm' }],
  },
  {
    name: 'join',
    path: paths.join.path,
    access: 'unframed',
    get title() {
      return publicPageTitles.join
    },
    layout: { sidebar: 'none', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'join' }],
  },
  {
    name: 'privacy',
    path: paths.privacy.path,
    access: 'public',
    get title() {
      return publicPageTitles.privacy
    },
    layout: { sidebar: 'below', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'privacyNotice' }],
  },
  {
    name: 'notFound',
    path: '*',
    access: 'public',
    get title() {
      return publicPageTitles.notFound
    },
    layout: { sidebar: 'below', titleBar: 'slim', width: 'narrow' },
    blocks: [{ type: 'notFound' }],
  },
]
