import type { AxiosInstance } from 'axios'
import type { AnswerSection, ShownReceipt } from '../../schemas/applications/application'
import type { StatusPage } from '../../schemas/applications/statusPage.types'
import type { AlertPage } from '../../schemas/notifications/jobAlert.types'
import type { NotificationPage } from '../../schemas/notifications/notificationSettings.types'
import type { BootData } from '../../schemas/pageData/pageData'
import type { RedisplayedForm } from '../../schemas/submission/redisplayedForm'
import { siteTexts } from '../../texts/public/site.texts'
import type { KeyValueStore } from '../browser/storage'
import { type Http, lazyHttp } from '../http/lazyHttp'
import { lazyOnce } from '../http/lazyOnce'
import { createSession, type Session } from '../session/session.store'
import { createVacancies, type Vacancies } from '../vacancies/vacancies.store'
import { type ClientSite, createClientSite } from './clientSite.store'
import { createLastJobList, type LastJobList } from './lastJobList'
import { createNotifications, type Notifications, serverFailureId } from './notifications.store'
import { createReferralSource, type ReferralSource } from './storedReferralSource'
import type { Validators } from './validators'

/** What a part is made of. */
export interface SiteTools {
  http: Http
  clientCode: string
  tabStore: KeyValueStore
  now: () => number
  newKey: () => string
  clientSite: ClientSite
  vacancies: Vacancies
}

/** A part may have to forget, when a session ends, what belonged to whoever was signed in. */
interface Forgetful {
  clear?: () => void
}

/** Everything that the pages know and may ask for: one per browser tab, one per request on a server. */
export interface Site {
  session: Session
  clientSite: ClientSite
  vacancies: Vacancies
  channel: ReferralSource
  listSeen: LastJobList
  validators: Validators
  notifications: Notifications
  /** What only some pages need, as `create` makes it for the first of them; kept as long as the site. */
  part: <Part>(create: (tools: SiteTools) => Part) => Part
  now: () => number
  /** What was posted without scripts and could not be taken: the page answers it. */
  posted: RedisplayedForm | null
  /** What was posted for a vacancy that has closed, as it is read. */
  closedAnswers: AnswerSection[]
  /** What the form of a page that the server wrote is posted with. */
  formStamp: string | null
  /** What was received without scripts: the page says so. */
  received: ShownReceipt | null
  /** What the link of an application shows. */
  ownPage: StatusPage | null
  /** What the page of new jobs by mail shows. */
  alertPage: AlertPage | null
  /** What the page of a notice's link shows. */
  noticePage: NotificationPage | null
  /** When the server wrote the page, in milliseconds since 1970; null when the browser did. */
  writtenAt: number | null
}

export interface SiteOptions {
  boot: BootData
  /** First part of the host name. */
  subdomain: string
  baseURL: string
  kept: KeyValueStore
  tabStore: KeyValueStore
  now: () => number
  newKey: () => string
  /** The query has `debug` [RT-19]. */
  debug?: boolean
}

/** Wires the data floor together. Nothing is asked of the server before `clientSite.load` and its likes are called. */
export function createSite(options: SiteOptions): Site {
  const { boot, subdomain, baseURL, kept, tabStore, now, newKey, debug = false } = options
  const notifications = createNotifications()
  const parts = new Map<unknown, Forgetful>()
  const traced = async (client: AxiosInstance): Promise<AxiosInstance> => {
    if (debug) (await import('../http/traceTimings')).traceTimings(client, now)
    return client
  }
  const bare = lazyHttp(async () => traced((await import('../http/http')).createBareHttp(baseURL)))
  const clientCode = boot.clientCode ?? subdomain
  const session = createSession({
    http: bare,
    clientCode,
    kept,
    tabStore,
    now,
    onLost: () => {
      for (const part of parts.values()) part.clear?.()
      notifications.notify({ id: 'session', type: 'info', title: '', message: siteTexts.sessionEnded })
    },
  })
  const http = lazyHttp(async () => {
    const { createHttp } = await import('../http/http')
    return traced(
      createHttp({
        baseURL,
        token: session.token,
        onUnauthorized: session.onUnauthorized,
        onOtherRole: session.renew,
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
  const validators = lazyOnce(async () => (await import('./validators')).createValidators(baseURL))
  const clientSite = createClientSite({ bare, http, boot, subdomain })
  const vacancies = createVacancies(http, boot.page)
  const tools: SiteTools = { http, clientCode, tabStore, now, newKey, clientSite, vacancies }
  return {
    session,
    part: <Part>(create: (tools: SiteTools) => Part): Part => {
      if (!parts.has(create)) parts.set(create, create(tools) as Forgetful)
      return parts.get(create) as Part
    },
    notifications,
    clientSite,
    vacancies,
    channel: createReferralSource(tabStore),
    listSeen: createLastJobList(),
    validators: {
      load: async (...asked) => (await validators()).load(...asked),
      loadSettings: async (...asked) => (await validators()).loadSettings(...asked),
    },
    now,
    posted: boot.page?.posted ?? null,
    closedAnswers: boot.page?.closedAnswers ?? [],
    formStamp: boot.page?.formStamp ?? null,
    received: boot.page?.received ?? null,
    ownPage: boot.page?.ownPage ?? null,
    alertPage: boot.page?.alertPage ?? null,
    noticePage: boot.page?.noticePage ?? null,
    writtenAt: boot.page?.writtenAt ?? null,
  }
}

/** Where the API is: the site's own origin; in test mode localhost port 3000 [API-25]. */
export function baseAddress(mode: string): string {
  return mode === 'test' ? 'http://localhost:3000' : ''
}
