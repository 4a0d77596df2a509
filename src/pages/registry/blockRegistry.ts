import type { BlockRegistry } from '../../renderer/page/PageRenderer'
import type { Block } from '../../schemas/blocks/block'
import { firstBlocks } from './firstBlocks'
import { lazyBlock } from './lazyBlock'

/**
 * The component of every block. Pages with blocks outside `firstBlocks` load this registry; the code of each
 * block loads when a page uses it. A declared block without an entry fails to compile.
 */
export const blockRegistry = {
  ...firstBlocks,
  loginForm: lazyBlock('signIn/LoginFormBlock', () => import('../signIn/LoginFormBlock')),
  submittedApplications: lazyBlock(
    'applications/SubmittedApplicationsBlock',
    () => import('../applications/SubmittedApplicationsBlock'),
  ),
  overview: lazyBlock('overview/OverviewBlock', () => import('../overview/OverviewBlock')),
  vacancyList: lazyBlock('vacancyList/VacancyListBlock', () => import('../vacancyList/VacancyListBlock')),
  vacancyEditor: lazyBlock(
    'vacancyEditor/VacancyEditorBlock',
    () => import('../vacancyEditor/VacancyEditorBlock'),
  ),
  questionLibrary: lazyBlock(
    'questionLibrary/QuestionLibraryBlock',
    () => import('../questionLibrary/QuestionLibraryBlock'),
  ),
  settings: lazyBlock('settings/SettingsBlock', () => import('../settings/SettingsBlock')),
  yourAccount: lazyBlock('yourAccount/YourAccountBlock', () => import('../yourAccount/YourAccountBlock')),
  userManagement: lazyBlock('users/UserManagementBlock', () => import('../users/UserManagementBlock')),
  accountPeople: lazyBlock('people/AccountPeopleBlock', () => import('../people/AccountPeopleBlock')),
  join: lazyBlock('people/JoinBlock', () => import('../people/JoinBlock')),
  activity: lazyBlock('activity/ActivityBlock', () => import('../activity/ActivityBlock')),
  accountSchema: lazyBlock(
    'accountSchema/AccountSchemaBlock',
    () => import('../accountSchema/AccountSchemaBlock'),
  ),
  pageTitle: lazyBlock('blocks/PageTitleBlock', () => import('../blocks/PageTitleBlock')),
  pageHero: lazyBlock('blocks/PageHeroBlock', () => import('../blocks/PageHeroBlock')),
  heading: lazyBlock('blocks/HeadingBlock', () => import('../blocks/HeadingBlock')),
  richText: lazyBlock('blocks/RichTextBlock', () => import('../blocks/RichTextBlock')),
  image: lazyBlock('blocks/ImageBlock', () => import('../blocks/ImageBlock')),
  newestJobs: lazyBlock('blocks/NewestJobsBlock', () => import('../blocks/NewestJobsBlock')),
  button: lazyBlock('blocks/ButtonBlock', () => import('../blocks/ButtonBlock')),
  columns: lazyBlock('blocks/ColumnsBlock', () => import('../blocks/ColumnsBlock')),
  privacyNotice: lazyBlock('blocks/PrivacyNoticeBlock', () => import('../blocks/PrivacyNoticeBlock')),
  personalData: lazyBlock(
    'personalData/PersonalDataBlock',
    () => import('../personalData/PersonalDataBlock'),
  ),
  connections: lazyBlock('connections/ConnectionsBlock', () => import('../connections/ConnectionsBlock')),
  statusPage: lazyBlock('statusPage/StatusPageBlock', () => import('../statusPage/StatusPageBlock')),
  notice: lazyBlock(
    'notificationSettings/NotificationLinkBlock',
    () => import('../notificationSettings/NotificationLinkBlock'),
  ),
  jobAlert: lazyBlock('jobAlert/JobAlertBlock', () => import('../jobAlert/JobAlertBlock')),
  playground: lazyBlock('playground/PlaygroundBlock', () => import('../playground/PlaygroundBlock')),
  text: lazyBlock('blocks/TextBlock', () => import('../blocks/TextBlock')),
  hero: lazyBlock('blocks/HeroBlock', () => import('../blocks/HeroBlock')),
  people: lazyBlock('blocks/PeopleBlock', () => import('../blocks/PeopleBlock')),
  gallery: lazyBlock('blocks/GalleryBlock', () => import('../blocks/GalleryBlock')),
  video: lazyBlock('blocks/VideoBlock', () => import('../blocks/VideoBlock')),
  map: lazyBlock('blocks/MapBlock', () => import('../blocks/MapBlock')),
  quote: lazyBlock('blocks/QuoteBlock', () => import('../blocks/QuoteBlock')),
  statistics: lazyBlock('blocks/StatisticsBlock', () => import('../blocks/StatisticsBlock')),
  steps: lazyBlock('blocks/StepsBlock', () => import('../blocks/StepsBlock')),
  questions: lazyBlock('blocks/QuestionsBlock', () => import('../blocks/QuestionsBlock')),
  jobs: lazyBlock('blocks/JobsBlock', () => import('../blocks/JobsBlock')),
  expression: lazyBlock('blocks/ExpressionBlock', () => import('../blocks/ExpressionBlock')),
  locations: lazyBlock('blocks/LocationsBlock', () => import('../blocks/LocationsBlock')),
} satisfies BlockRegistry<Block>
