import type { PermissionScope } from '../accounts/accountRoles'
import type { Block, ClientBlock } from '../blocks/block'

/**
 * Who may see a page: everyone; everyone, but never in a frame of another site; signed-in users other than guests;
 * SuperUsers; or only visitors who are not signed in (a login page, which redirects signed-in users).
 */
export type PageAccess = 'public' | 'unframed' | 'signedIn' | 'superUser' | 'signedOut'

export interface PageLayout {
  /**
   * The position of the client's sidebar, if the client shows one [LY-05]. 'closed' is a line at the foot of the page
   * that opens it; 'whileLoading' is beside the page, only until the vacancy has loaded.
   */
  sidebar: 'beside' | 'below' | 'closed' | 'whileLoading' | 'none'
  /** The bar with the client's heading title [LY-02]. */
  titleBar: 'tall' | 'slim' | 'none'
  /** The maximum width of the page's column. */
  width: 'narrow' | 'normal' | 'wide'
}

/** A declarative page: the router creates a route from it, and `PageRenderer` renders its blocks. */
export interface PageDefinition {
  name: string
  /** A react-router path pattern: `/job/details/:guid`. */
  path: string
  access: PageAccess
  /** The permission that a signed-in user's role needs to see the page. */
  scope?: PermissionScope
  /** The page title, which precedes the site's title in the browser tab. */
  title: string
  layout: PageLayout
  blocks: Block[]
  /** The description for search engines and share cards; a client's page may set its own. */
  description?: string
  shareImageName?: string
  /** The page is reachable only by its address. */
  isHidden?: boolean
}

export interface PageRedirect {
  from: string
  to: string
}

/** A page from a client's config.json: an additional page, or other blocks for a public page. */
export interface ClientPage {
  path: string
  title: string
  /** Used by search engines and share cards. */
  description?: string
  /** Replaces the client's default share image. */
  shareImageName?: string
  /** The page is in no menu and no sitemap, and must not be indexed. */
  isHidden?: boolean
  blocks: ClientBlock[]
}
