import type { BlockRegistry } from '../renderer/page/blockRegistry'
import type { Block } from '../schemas/pages/block'
import { firstBlocks } from './firstBlocks'
import { lazyBlock } from './lazyBlock'

/**
 * What every block looks like. The site brings this list for pages that `firstBlocks` do not make, and each block's code
 * when a page has it. A declared block that is missing here does not compile.
 */
export const blockRegistry = {
  ...firstBlocks,
  loginForm: lazyBlock('LoginFormBlock', () => import('./blocks/LoginFormBlock')),
  submittedApplications: lazyBlock(
    'SubmittedApplicationsBlock',
    () => import('./blocks/SubmittedApplicationsBlock'),
  ),
  overview: lazyBlock('OverviewBlock', () => import('./blocks/OverviewBlock')),
  ownVacancies: lazyBlock('OwnVacanciesBlock', () => import('./blocks/OwnVacanciesBlock')),
  vacancyEditor: lazyBlock('VacancyEditorBlock', () => import('./blocks/VacancyEditorBlock')),
  questionLibrary: lazyBlock('QuestionLibraryBlock', () => import('./blocks/QuestionLibraryBlock')),
  settings: lazyBlock('SettingsBlock', () => import('./blocks/SettingsBlock')),
  userManagement: lazyBlock('UserManagementBlock', () => import('./blocks/UserManagementBlock')),
  accountPeople: lazyBlock('AccountPeopleBlock', () => import('./blocks/AccountPeopleBlock')),
  join: lazyBlock('JoinBlock', () => import('./blocks/JoinBlock')),
  activity: lazyBlock('ActivityBlock', () => import('./blocks/ActivityBlock')),
  accountSchema: lazyBlock('AccountSchemaBlock', () => import('./blocks/AccountSchemaBlock')),
  pageTitle: lazyBlock('PageTitleBlock', () => import('./blocks/PageTitleBlock')),
  pageHero: lazyBlock('PageHeroBlock', () => import('./blocks/PageHeroBlock')),
  heading: lazyBlock('HeadingBlock', () => import('./blocks/HeadingBlock')),
  richText: lazyBlock('RichTextBlock', () => import('./blocks/RichTextBlock')),
  image: lazyBlock('ImageBlock', () => import('./blocks/ImageBlock')),
  newestJobs: lazyBlock('NewestJobsBlock', () => import('./blocks/NewestJobsBlock')),
  button: lazyBlock('ButtonBlock', () => import('./blocks/ButtonBlock')),
  columns: lazyBlock('ColumnsBlock', () => import('./blocks/ColumnsBlock')),
  privacyNotice: lazyBlock('PrivacyNoticeBlock', () => import('./blocks/PrivacyNoticeBlock')),
  personalData: lazyBlock('PersonalDataBlock', () => import('./blocks/PersonalDataBlock')),
  connections: lazyBlock('ConnectionsBlock', () => import('./blocks/ConnectionsBlock')),
  ownApplication: lazyBlock('OwnApplicationBlock', () => import('./blocks/OwnApplicationBlock')),
  notice: lazyBlock('NoticeBlock', () => import('./blocks/NoticeBlock')),
  jobAlert: lazyBlock('JobAlertBlock', () => import('./blocks/JobAlertBlock')),
  playground: lazyBlock('PlaygroundBlock', () => import('./blocks/PlaygroundBlock')),
  text: lazyBlock('TextBlock', () => import('./blocks/TextBlock')),
  hero: lazyBlock('HeroBlock', () => import('./blocks/HeroBlock')),
  people: lazyBlock('PeopleBlock', () => import('./blocks/PeopleBlock')),
  gallery: lazyBlock('GalleryBlock', () => import('./blocks/GalleryBlock')),
  video: lazyBlock('VideoBlock', () => import('./blocks/VideoBlock')),
  map: lazyBlock('MapBlock', () => import('./blocks/MapBlock')),
  quote: lazyBlock('QuoteBlock', () => import('./blocks/QuoteBlock')),
  statistics: lazyBlock('StatisticsBlock', () => import('./blocks/StatisticsBlock')),
  steps: lazyBlock('StepsBlock', () => import('./blocks/StepsBlock')),
  questions: lazyBlock('QuestionsBlock', () => import('./blocks/QuestionsBlock')),
  jobs: lazyBlock('JobsBlock', () => import('./blocks/JobsBlock')),
  expression: lazyBlock('ExpressionBlock', () => import('./blocks/ExpressionBlock')),
  locations: lazyBlock('LocationsBlock', () => import('./blocks/LocationsBlock')),
} satisfies BlockRegistry<Block>
