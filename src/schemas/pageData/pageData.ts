import type { Language } from '../../texts/language/language'
import type { PublicSettings } from '../applicationForm/publicSettings'
import type { AnswerSection, DisplayedReceipt } from '../applications/application'
import type { StatusPage } from '../applications/statusPage.types'
import type { Block } from '../blocks/block'
import type { BlockNeed } from '../blocks/blockDeclaration'
import type { ClientConfig } from '../clientConfig/clientConfig'
import type { ZoneOffsets } from '../dateTime/zonedDateTime'
import type { ListPart } from '../jobList/listPart'
import type { AlertPage } from '../notifications/jobAlert.types'
import type { NotificationPage } from '../notifications/notificationSettings.types'
import type { UserSettings } from '../settings/userSettings'
import type { RedisplayedForm } from '../submission/redisplayedForm'
import type { VacancyDetail, VacancyListItem, VacancyLists } from '../vacancies/vacancy'

/**
 * The data that the server rendered a page with, and that the browser hydrates from. It contains only data that a
 * guest may see, and everything that the page shows, so that the browser requests nothing again.
 */
export interface PageData {
  /** When the page was rendered, in milliseconds since the Unix epoch. */
  renderedAt: number
  /** The UTC offsets of the client's time zone around `renderedAt`; absent for UTC. */
  zoneOffsets?: ZoneOffsets
  /** The configuration after the server's checks. */
  config: ClientConfig
  settings: UserSettings
  /** Sanitised HTML; empty if the client has no sidebar file or has turned its sidebar off. */
  sidebarHtml: string
  publicSettings: PublicSettings
  /** The advertised vacancies in the list's default order; null if there are too many to include. */
  vacancies: VacancyListItem[] | null
  /** The part of the vacancy list that the page shows, if there are too many vacancies to include. */
  part: ListPart | null
  /** The vacancy that the address names, on pages of one vacancy. */
  active: PageVacancy | null
  /** The form token that the page's form submits. */
  formToken?: string
  /** The submission that was rejected and is shown again. */
  redisplayedForm?: RedisplayedForm
  /** The answers that were submitted for a vacancy that has closed, on the response page. */
  closedAnswers?: AnswerSection[]
  /** The receipt, on the confirmation page. */
  received?: DisplayedReceipt
  /** The content of the application status page. */
  statusPage?: StatusPage
  /** The content of the job alerts page. */
  alertPage?: AlertPage
  /** The content of the page that a notification's link opens. */
  noticePage?: NotificationPage
}

/**
 * `detail` is null if the vacancy is not advertised. `lists` (the vacancy's skills, licences, questions …) is null unless the
 * page shows the application form.
 */
export interface PageVacancy {
  guid: string
  detail: VacancyDetail | null
  lists: VacancyLists | null
  /** True if the vacancy is or was advertised: without `detail` the page is then gone (410) instead of unknown (404). */
  existed: boolean
}

/** A page as the server sends it. */
export interface RenderedPage {
  /** The HTML inside `#root`. */
  html: string
  status: 200 | 404 | 410
  /** The page's title, which precedes the site's name. The browser tab shows the same title. */
  title: string
  /** The canonical path for search engines; null if the page must not be indexed. */
  canonicalPath: string | null
  /** The page's description for search engines and share cards, if its client has written one. */
  description: string | null
  shareImageName: string | null
  /** Source files of the page's lazily loaded blocks, as the build manifest names them. */
  modules: string[]
}

/** A page of the site that was found and can be rendered. */
export interface FoundPage {
  redirect: null
  /** The path of the page's definition, with parameters: '/job/details/:guid'. */
  path: string
  /** The data that the page needs at first render, besides the client's configuration. */
  needs: ReadonlySet<BlockNeed>
  /** The blocks of the page. */
  blocks: readonly Block[]
  /** The vacancy that the address names. */
  vacancyGuid: string | null
  /** Renders the page to HTML from the data alone; produces the same tree that the browser hydrates. */
  render: (
    boot: { clientCode: string; company: string; language: Language },
    data: PageData,
  ) => Promise<RenderedPage>
}

/** The server-side build of the site. */
export interface SiteRenderer {
  /** Resolves an address (path and query) to a page, or to a redirect target including the query. */
  findPage: (
    url: string,
    config: Pick<ClientConfig, 'pages' | 'redirects' | 'sidebarBlocks'>,
  ) => FoundPage | { redirect: string }
}

/** The content of `<script type="application/json" id="foyer-boot">`. */
export interface BootData {
  /** The client that the host serves; null if the host belongs to no client. */
  clientCode: string | null
  company: string | null
  /** The page data; null if the server sent the page without content. */
  page: PageData | null
  /** The language of the page; English if absent. */
  language?: Language
}
