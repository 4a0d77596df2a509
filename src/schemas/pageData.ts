import type { ClientConfig } from './clientConfig'
import type { PublicSettings } from './marketplace'
import type { UserSettings } from './userSettings'
import type { VacancyDetail, VacancyListItem, VacancyLists } from './vacancy'

/**
 * What the server knew when it wrote a page, and the browser takes up: nothing that a guest may not see, and all that
 * the page shows, so that nothing of it is asked for again.
 */
export interface PageData {
  /** When the page was written, in milliseconds since 1970. */
  writtenAt: number
  /** As the server has checked it. */
  config: ClientConfig
  settings: UserSettings
  /** Sanitised; empty where the client has none, or does not show it. */
  sidebarHtml: string
  publicSettings: PublicSettings
  /** What is advertised now; null where that is much and the page shows no list. */
  vacancies: VacancyListItem[] | null
  /** The vacancy that the address names, on pages of one vacancy. */
  active: PageVacancy | null
}

/** `detail` is null when it is not advertised; `lists` come along where the page asks their questions. */
export interface PageVacancy {
  guid: string
  detail: VacancyDetail | null
  lists: VacancyLists | null
  /** It was advertised once: gone, not unknown. */
  existed: boolean
}

/** What a page needs besides its client, by its address. */
export interface PagePlace {
  /** Where the address only leads on to, query included. */
  redirect: string | null
  /** The vacancy that the page is of. */
  vacancyGuid: string | null
  /** The page shows the list of vacancies. */
  needsList: boolean
  /** The page asks the vacancy's questions too. */
  needsLists: boolean
}

/** A page as the server sends it. */
export interface RenderedPage {
  /** What stands in `#root`. */
  html: string
  status: 200 | 404 | 410
  /** The page's name, before the site's; the same that the browser's tab will have. */
  title: string
  /** Where search engines should know the page; null for what nobody should find. */
  canonicalPath: string | null
  /** Source files of the blocks on the page that the site loads when it needs them, as the build's manifest names them. */
  modules: string[]
}

/** The build of the site for the server. */
export interface SiteRenderer {
  findPage: (url: string, config: Pick<ClientConfig, 'pages'>) => PagePlace
  renderToHtml: (
    url: string,
    boot: { clientCode: string; company: string },
    data: PageData,
  ) => Promise<RenderedPage>
}
