import type { ClientBlock } from './block'

/** A page out of a client's config.json: an added one, or other blocks for a public page. */
export interface ClientPage {
  path: string
  title: string
  blocks: ClientBlock[]
}
