import { words } from '../clientConfig/sharedShapes'
import type { OwnBlockDeclaration } from './blockDeclaration'
import { contentBlocks } from './contentBlocks'

/** Blocks that the product's own pages are made of; configuration does not place them. */
export const ownBlocks = {
  loginForm: {},
  submittedApplications: {},
  settings: {},
  userManagement: {},
  accountSchema: {},
  activity: {},
  vacancyInterest: {},
  notFound: {},
  /** The heading of a client's page, which no other block of it brings. */
  pageTitle: { properties: { title: words('Title', 'The heading.', 120) }, required: ['title'] },
  /** A page of plain words: what `text` is as a part of one. */
  article: { properties: contentBlocks.text.properties, required: contentBlocks.text.required },
} as const satisfies Record<string, OwnBlockDeclaration>
