import type { AxiosInstance } from 'axios'
import type { AnswerSection, DisplayedReceipt } from '../../schemas/applications/application'
import type { StatusPage } from '../../schemas/applications/statusPage.types'
import type { AlertPage } from '../../schemas/notifications/jobAlert.types'
import type { NotificationPage } from '../../schemas/notifications/notificationSettings.types'
import type { BootData } from '../../schemas/pageData/pageData'
import type { RedisplayedForm } from '../../schemas/submission/redisplayedForm'
import { readReferralSource } from '../../schemas/submission/referralSource'
import { siteTexts } from '../../texts/public/site.texts'
import type { KeyValueStore } from '../browser/storage'
import { createLazyLoader } from '../http/createLazyLoader'
import { createLazyHttp, type Http } from '../http/lazyHttp'
import { createSession, type Session } from '../session/session.store'
import { createVacancies, type Vacancies } from '../vacancies/vacancies.store'
import { type ClientSite, createClientSite } from './clientSite.store'
import { createNotifications, type Notifications, serverFailureId } from './notifications.store'
import type { Validators } from './validators'

/** The dependencies that a service is created with. */
export interface SiteTools {
  http: Http
  clientCode: string
  tabStore: KeyValueStore
  now: () => number
  newKey: () => string
  clientSite: ClientSite
  vacancies: Vacancies
  /** True in a preview, which sends nothing. */
  isPreview?: true
}

/** A service of the site. Its `clear` discards the signed-in user's data when a session ends. */
interface SiteService {
  clear?: () => void
}

/** All stores and API calls that pages use: one instance per browser tab, and one per request on the server. */
export interface Site {
  session: Session
  clientSite: ClientSite
  vacancies: Vacancies
  referralSource: ReferralSource
  lastJobList: LastJobList
  validators: Validators
  notifications: Notifications
  /**
   * Returns the service that `create` makes. It is created on first use, and then shared for the lifetime of the site.
   */
  getService: <Service>(create: (tools: SiteTools) => Service) => Service
  now: () => number
  /** The rejected submission of a no-script form, which the page shows again. */
  redisplayedForm: RedisplayedForm | null
  /** The answers of a no-script submission for a closed vacancy, for display. */
  closedAnswers: AnswerSection[]
  /** The form token of a server-rendered form. */
  formToken: string | null
  /** The receipt of a no-script submission, which the page confirms. */
  received: DisplayedReceipt | null
  /** The data of the application status page. */
  statusPage: StatusPage | null
  /** The data of the job alert page. */
  alertPage: AlertPage | null
  /** The data of the page that a notification's link opens. */
  noticePage: NotificationPage | null
  /** When the server rendered the page, in milliseconds since 1970; null when the browser did. */
  renderedAt: number | null
}

interface SiteOptions {
  boot: BootData
  /** First label of the host name. */
  subdomain: string
  baseURL: string
  storage: KeyValueStore
  tabStore: KeyValueStore
  now: () => number
  newKey: () => string
  /** True if the query has `debug` [RT-19]. */
  debug?: boolean
}

/** Creates the data layer. It sends no request before `clientSite.load` or a similar call. */
export function createSite(options: SiteOptions): Site {
  const { boot, subdomain, baseURL, storage, tabStore, now, newKey, debug = false } = options
  const notifications = createNotifications()
  const services = new Map<unknown, SiteService>()
  const withTracing = async (client: AxiosInstance): Promise<AxiosInstance> => {
    if (debug) (await import('../http/traceTimings')).traceTimings(client, now)
    return client
  }
  const anonymousHttp = createLazyHttp(async () =>
    withTracing((await import('../http/http')).createAnonymousHttp(baseURL)),
  )
  const clientCode = boot.clientCode ?? subdomain
  const session = createSession({
    http: anonymousHttp,
    clientCode,
    storage,
    tabStore,
    now,
    onSessionLost: () => {
      for (const service of services.values()) service.clear?.()
      notifications.notify({ id: 'session', type: 'info', title: '', message: siteTexts.sessionEnded })
    },
  })
  const http = createLazyHttp(async () => {
    const { createHttp } = await import('../http/http')
    return withTracing(
      createHttp({
        baseURL,
        getToken: session.getToken,
        getReadSignal: session.getReadSignal,
        onUnauthorized: session.onUnauthorized,
        onRoleChange: session.renew,
        onServerError: (status) =>
          notifications.notify({
            id: serverFailureId,
            type: 'error',
            title: '',
            message: siteTexts.serverError(status),
          }),
      }),
    )
  })
  const validators = createLazyLoader(async () => (await import('./validators')).createValidators(baseURL))
  const clientSite = createClientSite({ anonymousHttp, http, boot, subdomain })
  const vacancies = createVacancies(http, boot.page)
  const tools: SiteTools = { http, clientCode, tabStore, now, newKey, clientSite, vacancies }
  return {
    session,
    getService: <Service>(create: (tools: SiteTools) => Service): Service => {
      if (!services.has(create)) services.set(create, create(tools) as SiteService)
      return services.get(create) as Service
    },
    notifications,
    clientSite,
    vacancies,
    referralSource: createReferralSource(tabStore),
    lastJobList: createLastJobList(),
    validators: {
      load: async (...args) => (await validators()).load(...args),
      loadSettings: async (...args) => (await validators()).loadSettings(...args),
    },
    now,
    redisplayedForm: boot.page?.redisplayedForm ?? null,
    closedAnswers: boot.page?.closedAnswers ?? [],
    formToken: boot.page?.formToken ?? null,
    received: boot.page?.received ?? null,
    statusPage: boot.page?.statusPage ?? null,
    alertPage: boot.page?.alertPage ?? null,
    noticePage: boot.page?.noticePage ?? null,
    renderedAt: boot.page?.renderedAt ?? null,
  }
}

/** The origin of the API: the site's own; in test mode localhost port 3000 [API-25]. */
export function getBaseUrl(mode: string): string {
  return mode === 'test' ? 'http://localhost:3000' : ''
}

/** The address of the job list as last seen in this tab, with its filters and page. */
interface LastJobList {
  save: (address: string) => void
  /** Path and query; null when no list was seen yet. */
  get: () => string | null
}

function createLastJobList(): LastJobList {
  let lastAddress: string | null = null
  return {
    save: (address) => {
      lastAddress = address
    },
    get: () => lastAddress,
  }
}

const referralSourceKey = 'foyer.channel'

interface ReferralSource {
  /** Stores the referral source if the query names one; otherwise the earlier value stays. */
  record: (search: string) => void
  get: () => string | null
}

/**
 * The referral source of this tab's visitor. It is also held in memory, because storage is often blocked in frames.
 */
function createReferralSource(tabStore: KeyValueStore): ReferralSource {
  let recordedSource: string | null = null
  return {
    record: (search) => {
      recordedSource = readReferralSource(search) ?? tabStore.get(referralSourceKey)
      if (recordedSource !== null) tabStore.set(referralSourceKey, recordedSource)
    },
    get: () => recordedSource,
  }
}
