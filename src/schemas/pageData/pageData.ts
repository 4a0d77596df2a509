import type { Language } from '../../texts/language/language'
import type { PublicSettings } from '../applicationForm/publicSettings'
import type { AnswerSection, ShownReceipt } from '../applications/application'
import type { StatusPage } from '../applications/statusPage.types'
import type { Block } from '../blocks/block'
import type { BlockNeed } from '../blocks/blockDeclaration'
import type { ClientConfig } from '../clientConfig/clientConfig'
import type { ListPart } from '../jobList/listPart'
import type { AlertPage } from '../notifications/jobAlert.types'
import type { NotificationPage } from '../notifications/notificationSettings.types'
import type { UserSettings } from '../settings/userSettings'
import type { RedisplayedForm } from '../submission/redisplayedForm'
import type { VacancyDetail, VacancyListItem, VacancyLists } from '../vacancies/vacancy'

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
  /** What is advertised now; null where that is much. */
  vacancies: VacancyListItem[] | null
  /** Where that is much, what the page shows of it. */
  part: ListPart | null
  /** The vacancy that the address names, on pages of one vacancy. */
  active: PageVacancy | null
  /** What its form is posted with, on the page that it stands on. */
  formStamp?: string
  /** What was posted and could not be taken, on a page that answers it. */
  posted?: RedisplayedForm
  /** What was posted for a vacancy that has closed, on the page that answers it. */
  closedAnswers?: AnswerSection[]
  /** What was received, on a page that says so to whoever sent it. */
  received?: ShownReceipt
  /** What the link of an application shows, on its page. */
  ownPage?: StatusPage
  /** What the page of new jobs by mail shows. */
  alertPage?: AlertPage
  /** What the page of a notice's link shows. */
  noticePage?: NotificationPage
}

/** `detail` is null when it is not advertised; `lists` come along where the page asks their questions. */
export interface PageVacancy {
  guid: string
  detail: VacancyDetail | null
  lists: VacancyLists | null
  /** It was advertised once: gone, not unknown. */
  existed: boolean
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
  /** What the page says of itself to search engines and share cards, where its client's own words do. */
  description: string | null
  shareImageName: string | null
  /** Source files of the blocks on the page that the site loads when it needs them, as the build's manifest names them. */
  modules: string[]
}

/** A page of the site that has been found and can be written. */
export interface FoundPage {
  redirect: null
  /** Of its definition, with names for what differs: '/job/details/:guid'. */
  path: string
  /** What it shows at first sight, besides what is its client's. */
  needs: ReadonlySet<BlockNeed>
  /** What it is made of. */
  blocks: readonly Block[]
  /** The vacancy that the address names. */
  vacancyGuid: string | null
  /** As HTML, by nothing but the data: the same tree that the browser takes up. */
  write: (
    boot: { clientCode: string; company: string; language: Language },
    data: PageData,
  ) => Promise<RenderedPage>
}

/** The build of the site for the server. */
export interface SiteRenderer {
  /** Where an address (path and query) leads: to a page, or on to another address, query included. */
  findPage: (
    url: string,
    config: Pick<ClientConfig, 'pages' | 'redirects' | 'sidebarBlocks'>,
  ) => FoundPage | { redirect: string }
}

/** What the page carries in `<script type="application/json" id="foyer-boot">`. */
export interface BootData {
  /** The client that this host serves; null when the host names none that exists. */
  clientCode: string | null
  company: string | null
  /** What the page shows; null when the server sent the page without its content. */
  page: PageData | null
  /** The language of the page; English where nothing is said. */
  language?: Language
}
