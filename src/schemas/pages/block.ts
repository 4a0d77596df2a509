/**
 * What pages are made of. `type` leads into the block registry; the rest are the block's props. A member here without
 * a component in `src/pages/blockRegistry.ts` does not compile.
 */
export type Block =
  | { type: 'jobList' }
  | { type: 'jobDetails' }
  | { type: 'applicationForm' }
  | { type: 'applicationReceived' }
  | { type: 'loginForm' }
  | { type: 'submittedApplications' }
  | { type: 'settings' }
  | { type: 'userManagement' }
  | { type: 'accountSchema' }
  | { type: 'vacancyInterest' }
  | { type: 'notFound' }
  | TextBlock

/** Plain words: a title, then paragraphs under headings. */
export interface TextBlock {
  type: 'text'
  title: string
  sections: { heading?: string; paragraphs: string[] }[]
}
