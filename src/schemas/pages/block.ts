/**
 * What pages are made of. `type` leads into the block registry; the rest are the block's props. A member here without
 * a component in `src/pages/blockRegistry.ts` does not compile; one of `ClientBlock` without a shape in
 * `src/schemas/clientConfig/blockShapes.ts` does not either.
 */
export type Block =
  | ClientBlock
  | { type: 'loginForm' }
  | { type: 'submittedApplications' }
  | { type: 'settings' }
  | { type: 'userManagement' }
  | { type: 'accountSchema' }
  | { type: 'activity' }
  | { type: 'vacancyInterest' }
  | { type: 'notFound' }
  | PageTitleBlock

/** What a client may place on its pages by configuration alone. */
export type ClientBlock =
  | { type: 'jobList' }
  | { type: 'jobDetails' }
  | { type: 'applicationForm' }
  | { type: 'applicationReceived' }
  | TextBlock
  | HeadingBlock
  | RichTextBlock
  | ImageBlock
  | NewestJobsBlock
  | ButtonBlock
  | ColumnsBlock

/** The heading of a client's page, which no other block of it brings. */
export interface PageTitleBlock {
  type: 'pageTitle'
  title: string
}

/** Plain words: a title, then paragraphs under headings. */
export interface TextBlock {
  type: 'text'
  title: string
  sections: { heading?: string; paragraphs: string[] }[]
  /** It stands in a page that has a heading already. */
  isSection?: boolean
}

export interface HeadingBlock {
  type: 'heading'
  text: string
  /** 2 if it is left out. */
  level?: 2 | 3
}

/** Words with a little markup; see `readMarkup`. */
export interface RichTextBlock {
  type: 'richText'
  text: string[]
}

/** An image out of the client's folder. */
export interface ImageBlock {
  type: 'image'
  name: string
  alt: string
  caption?: string
}

/** The jobs that were advertised last, Expressions of Interest left out. */
export interface NewestJobsBlock {
  type: 'newestJobs'
  title?: string
  /** 3 if it is left out. */
  count?: number
}

/** A link that looks like a button. */
export interface ButtonBlock {
  type: 'button'
  label: string
  url: string
  target?: '_self' | '_blank'
  /** The main action of a page is 'primary', which is also the default. */
  look?: 'primary' | 'plain'
}

/** Short texts beside each other; below each other where there is no room. */
export interface ColumnsBlock {
  type: 'columns'
  columns: { title?: string; text: string[] }[]
}
