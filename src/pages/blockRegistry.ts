import type { BlockRegistry } from '../renderer/page/blockRegistry'
import type { Block } from '../schemas/pages/block'
import { JobListBlock } from './blocks/JobListBlock'
import { NotFoundBlock } from './blocks/NotFoundBlock'
import { VacancyInterestBlock } from './blocks/VacancyInterestBlock'
import { lazyBlock } from './lazyBlock'

/**
 * What every block looks like. The job list comes with the site itself, because most visits begin there; the others
 * come when a page needs them. A declared block that is missing here does not compile.
 */
export const blockRegistry = {
  jobList: JobListBlock,
  jobDetails: lazyBlock('JobDetailsBlock', () => import('./blocks/JobDetailsBlock')),
  applicationForm: lazyBlock('ApplicationFormBlock', () => import('./blocks/ApplicationFormBlock')),
  applicationReceived: lazyBlock(
    'ApplicationReceivedBlock',
    () => import('./blocks/ApplicationReceivedBlock'),
  ),
  loginForm: lazyBlock('LoginFormBlock', () => import('./blocks/LoginFormBlock')),
  submittedApplications: lazyBlock(
    'SubmittedApplicationsBlock',
    () => import('./blocks/SubmittedApplicationsBlock'),
  ),
  settings: lazyBlock('SettingsBlock', () => import('./blocks/SettingsBlock')),
  userManagement: lazyBlock('UserManagementBlock', () => import('./blocks/UserManagementBlock')),
  activity: lazyBlock('ActivityBlock', () => import('./blocks/ActivityBlock')),
  accountSchema: lazyBlock('AccountSchemaBlock', () => import('./blocks/AccountSchemaBlock')),
  vacancyInterest: VacancyInterestBlock,
  notFound: NotFoundBlock,
  pageTitle: lazyBlock('PageTitleBlock', () => import('./blocks/PageTitleBlock')),
  heading: lazyBlock('HeadingBlock', () => import('./blocks/HeadingBlock')),
  richText: lazyBlock('RichTextBlock', () => import('./blocks/RichTextBlock')),
  image: lazyBlock('ImageBlock', () => import('./blocks/ImageBlock')),
  newestJobs: lazyBlock('NewestJobsBlock', () => import('./blocks/NewestJobsBlock')),
  button: lazyBlock('ButtonBlock', () => import('./blocks/ButtonBlock')),
  columns: lazyBlock('ColumnsBlock', () => import('./blocks/ColumnsBlock')),
  privacyNotice: lazyBlock('PrivacyNoticeBlock', () => import('./blocks/PrivacyNoticeBlock')),
  personalData: lazyBlock('PersonalDataBlock', () => import('./blocks/PersonalDataBlock')),
  playground: lazyBlock('PlaygroundBlock', () => import('./blocks/PlaygroundBlock')),
  text: lazyBlock('TextBlock', () => import('./blocks/TextBlock')),
} satisfies BlockRegistry<Block>
