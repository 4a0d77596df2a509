import { words } from '../configShape/sharedShapes'
import type { ProductBlockDeclaration } from './blockDeclaration'
import { heroProperties } from './pictureBlocks'

/** Blocks that the product's own pages are made of; configuration does not place them. */
export const productBlocks = {
  loginForm: {},
  submittedApplications: {},
  overview: {},
  ownVacancies: {},
  vacancyEditor: {},
  questionLibrary: {},
  settings: {},
  userManagement: {},
  /** Who signs in to the account, for its owners. */
  accountPeople: {},
  /** What a link to join an account leads to. */
  join: {},
  accountSchema: {},
  activity: {},
  vacancyInterest: {},
  notFound: {},
  /** The heading of a client's page, which no other block of it brings. */
  pageTitle: { properties: { title: words('Title', 'The heading.', 120) }, required: ['title'] },
  /** A hero that is its page's heading. */
  pageHero: { properties: heroProperties, required: ['title'] },
  /** What the client's settings say of what happens to an application. */
  privacyNotice: {},
  personalData: {},
  connections: {},
  /** An application as whoever sent it sees it again. */
  ownApplication: {},
  /** New jobs by mail: asking for them, and what their links lead to. */
  jobAlert: {},
  /** What the link in a notice of applications leads to. */
  notice: {},
  /** Where developers meet the form renderer: in development, and at the demo's kitchen. */
  playground: {},
} as const satisfies Record<string, ProductBlockDeclaration>
