import type { BlockRegistry } from '../../renderer/page/PageRenderer'
import type { Block } from '../../schemas/blocks/block'
import { createLazyBlock } from './createLazyBlock'
import { firstBlocks } from './firstBlocks'

/**
 * The component of every block. Pages with blocks outside `firstBlocks` load this registry; the code of each
 * lazy block loads when a page uses it. A declared block without an entry fails to compile.
 */
export const blockRegistry = {
  ...firstBlocks,
  loginForm: createLazyBlock('signIn/LoginFormBlock', () => import('../signIn/LoginFormBlock')),
  submittedApplications: createLazyBlock(
    'applications/SubmittedApplicationsBlock',
    () => import('../applications/SubmittedApplicationsBlock'),
  ),
  overview: createLazyBlock('overview/OverviewBlock', () => import('../overview/OverviewBlock')),
  vacancyList: createLazyBlock(
    'vacancyList/VacancyListBlock',
    () => import('../vacancyList/VacancyListBlock'),
  ),
  vacancyEditor: createLazyBlock(
    'vacancyEditor/VacancyEditorBlock',
    () => import('../vacancyEditor/VacancyEditorBlock'),
  ),
  questionLibrary: createLazyBlock(
    'questionLibrary/QuestionLibraryBlock',
    () => import('../questionLibrary/QuestionLibraryBlock'),
  ),
  settings: createLazyBlock('settings/SettingsBlock', () => import('../settings/SettingsBlock')),
  yourAccount: createLazyBlock(
    'yourAccount/YourAccountBlock',
    () => import('../yourAccount/YourAccountBlock'),
  ),
  userManagement: createLazyBlock('users/UserManagementBlock', () => import('../users/UserManagementBlock')),
  accountPeople: createLazyBlock('people/AccountPeopleBlock', () => import('../people/AccountPeopleBlock')),
  join: createLazyBlock('people/JoinBlock', () => import('../people/JoinBlock')),
  activity: createLazyBlock('activity/ActivityBlock', () => import('../activity/ActivityBlock')),
  accountSchema: createLazyBlock(
    'accountSchema/AccountSchemaBlock',
    () => import('../accountSchema/AccountSchemaBlock'),
  ),
  pageTitle: createLazyBlock('blocks/PageTitleBlock', () => import('../blocks/PageTitleBlock')),
  pageHero: createLazyBlock('blocks/PageHeroBlock', () => import('../blocks/PageHeroBlock')),
  heading: createLazyBlock('blocks/HeadingBlock', () => import('../blocks/HeadingBlock')),
  richText: createLazyBlock('blocks/RichTextBlock', () => import('../blocks/RichTextBlock')),
  image: createLazyBlock('blocks/ImageBlock', () => import('../blocks/ImageBlock')),
  newestJobs: createLazyBlock('blocks/NewestJobsBlock', () => import('../blocks/NewestJobsBlock')),
  button: createLazyBlock('blocks/ButtonBlock', () => import('../blocks/ButtonBlock')),
  columns: createLazyBlock('blocks/ColumnsBlock', () => import('../blocks/ColumnsBlock')),
  privacyNotice: createLazyBlock('blocks/PrivacyNoticeBlock', () => import('../blocks/PrivacyNoticeBlock')),
  personalData: createLazyBlock(
    'personalData/PersonalDataBlock',
    () => import('../personalData/PersonalDataBlock'),
  ),
  connections: createLazyBlock(
    'connections/ConnectionsBlock',
    () => import('../connections/ConnectionsBlock'),
  ),
  statusPage: createLazyBlock('statusPage/StatusPageBlock', () => import('../statusPage/StatusPageBlock')),
  notice: createLazyBlock(
    'notificationSettings/NotificationLinkBlock',
    () => import('../notificationSettings/NotificationLinkBlock'),
  ),
  jobAlert: createLazyBlock('jobAlert/JobAlertBlock', () => import('../jobAlert/JobAlertBlock')),
  playground: createLazyBlock('playground/PlaygroundBlock', () => import('../playground/PlaygroundBlock')),
  text: createLazyBlock('blocks/TextBlock', () => import('../blocks/TextBlock')),
  hero: createLazyBlock('blocks/HeroBlock', () => import('../blocks/HeroBlock')),
  people: createLazyBlock('blocks/PeopleBlock', () => import('../blocks/PeopleBlock')),
  gallery: createLazyBlock('blocks/GalleryBlock', () => import('../blocks/GalleryBlock')),
  video: createLazyBlock('blocks/VideoBlock', () => import('../blocks/VideoBlock')),
  map: createLazyBlock('blocks/MapBlock', () => import('../blocks/MapBlock')),
  quote: createLazyBlock('blocks/QuoteBlock', () => import('../blocks/QuoteBlock')),
  statistics: createLazyBlock('blocks/StatisticsBlock', () => import('../blocks/StatisticsBlock')),
  steps: createLazyBlock('blocks/StepsBlock', () => import('../blocks/StepsBlock')),
  questions: createLazyBlock('blocks/QuestionsBlock', () => import('../blocks/QuestionsBlock')),
  jobs: createLazyBlock('blocks/JobsBlock', () => import('../blocks/JobsBlock')),
  expression: createLazyBlock('blocks/ExpressionBlock', () => import('../blocks/ExpressionBlock')),
  locations: createLazyBlock('blocks/LocationsBlock', () => import('../blocks/LocationsBlock')),
} satisfies BlockRegistry<Block>
