import { createNonEmptyTextShape } from '../configShape/sharedShapes'
import type { ProductBlockDeclaration } from './blockDeclaration'
import { heroProperties } from './pictureBlocks'

/** Blocks of the product's own pages; client configuration cannot place them. */
export const productBlocks = {
  loginForm: {},
  submittedApplications: {},
  overview: {},
  vacancyList: {},
  vacancyEditor: {},
  questionLibrary: {},
  settings: {},
  /** The signed-in user's account security and notification settings. */
  yourAccount: {},
  userManagement: {},
  /** Lists the users of an account, for its owners. */
  accountPeople: {},
  /** The page that an invitation, or a link to reset a password, opens. */
  join: {},
  accountSchema: {},
  activity: {},
  vacancyInterest: {},
  notFound: {},
  /** The heading of a client's page that has no other heading block. */
  pageTitle: {
    properties: { title: createNonEmptyTextShape('Title', 'The heading.', 120) },
    required: ['title'],
  },
  /** A hero block that is the page's heading. */
  pageHero: { properties: heroProperties, required: ['title'] },
  /** Describes how applications are processed, according to the client's settings. */
  privacyNotice: {},
  personalData: {},
  connections: {},
  /** The application status page. */
  statusPage: {},
  /** Job alerts: the subscription form, and the pages that links in alert mails open. */
  jobAlert: {},
  /** The page that the link in an application notification opens. */
  notice: {},
  /** Shows the form renderer to developers: in development, and on the demo's kitchen-sink page. */
  playground: {},
} as const satisfies Record<string, ProductBlockDeclaration>
