import type { PermissionScope } from '../accounts/accountRoles'
import type { Block, ClientBlock } from '../blocks/block'

/**
 * Who may see a page: everybody; everybody, but never in another site's frame; signed-in non-guests; SuperUsers; or only
 * those who are not signed in (a login page, from which a signed-in user is sent on).
 */
export type PageAccess = 'public' | 'unframed' | 'signedIn' | 'superUser' | 'signedOut'

export interface PageLayout {
  /** Where the client's sidebar stands, when the client shows one [LY-05]. */
  sidebar: 'beside' | 'below' | 'whileLoading' | 'none'
  /** The bar with the client's heading title [LY-02]. */
  titleBar: 'tall' | 'slim' | 'none'
  /** The widest that the page's column grows. */
  width: 'narrow' | 'normal' | 'wide'
}

/** A page as data: the router makes a route of it, `PageRenderer` draws its blocks. */
export interface PageDefinition {
  name: string
  /** As react-router writes it: `/job/details/:guid`. */
  path: string
  access: PageAccess
  /** Of the account, where signed-in people see it: whose role has it. */
  room?: PermissionScope
  /** Stands before the site's title in the browser's tab. */
  title: string
  layout: PageLayout
  blocks: Block[]
  /** What search engines and share cards say of it; a client's page may have its own. */
  description?: string
  shareImageName?: string
  /** Found by its address alone. */
  isHidden?: boolean
}

export interface PageRedirect {
  from: string
  to: string
}

/** A page out of a client's config.json: an added one, or other blocks for a public page. */
export interface ClientPage {
  path: string
  title: string
  /** For search engines and share cards. */
  description?: string
  /** Instead of the client's. */
  shareImageName?: string
  /** In no menu and no sitemap, and not to be indexed. */
  isHidden?: boolean
  blocks: ClientBlock[]
}
