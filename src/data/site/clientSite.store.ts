import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  getMarketplace,
  type Marketplace,
  type PublicSettings,
} from '../../schemas/applicationForm/publicSettings'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import type { BootData, PageData } from '../../schemas/pageData/pageData'
import type { UserSettings } from '../../schemas/settings/userSettings'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import { addPageLanguage } from '../http/addPageLanguage'
import type { Http } from '../http/lazyHttp'

/** The data of the client that this host belongs to. */
export interface ReadyClient {
  status: 'ready'
  clientCode: string
  config: ClientConfig
  settings: UserSettings
  /** Text of `sidebar.html`, sanitized by the server; empty until it is loaded, which needs a visible sidebar. */
  sidebarHtml: string
  versionNumber: string
  /** Whether the installation sends e-mail. */
  sendsMail: boolean
  /** Null when the installation has no marketplace. */
  marketplace: Marketplace | null
}

export type ClientSiteState = { status: 'loading' } | { status: 'unknown'; subdomain: string } | ReadyClient

export interface ClientSite {
  store: StoreApi<ClientSiteState>
  /** Loads the data unless the page included it. */
  load: () => Promise<void>
  /** Applies settings that the administrator has saved, so that the site shows them at once. */
  applySettings: (settings: UserSettings) => Promise<void>
}

interface ClientSiteOptions {
  anonymousHttp: Http
  http: Http
  boot: BootData
  /** First label of the host name, for the log. */
  subdomain: string
}

/** Configuration, settings and sidebar of one client [RT-18, LY-10]. */
export function createClientSite({ anonymousHttp, http, boot, subdomain }: ClientSiteOptions): ClientSite {
  const store = createStore<ClientSiteState>(() =>
    boot.page ? createReadyClient(boot, boot.page) : { status: 'loading' },
  )
  const code = boot.clientCode
  const setUnknown = () => {
    log(siteTexts.noClient(subdomain))
    store.setState({ status: 'unknown', subdomain }, true)
  }

  async function load(): Promise<void> {
    if (boot.page) return
    if (code === null) return setUnknown()
    const [rawConfig, { readClientConfig }, { formatConfigProblem }, settings, publicSettings] =
      await Promise.all([
        fetchOrNull<unknown>(anonymousHttp, `/clients/${code}/config.json`, siteTexts.noClient(code)),
        // Load the validation code only here, because the server has already validated the data of the pages it
        // renders.
        import('../../schemas/clientConfig/readClientConfig'),
        import('../../schemas/clientConfig/formatConfigProblem'),
        fetchOrNull<UserSettings>(http, addPageLanguage('/api/userSettings')),
        fetchOrNull<PublicSettings>(http, '/api/publicsettings'),
      ])
    if (rawConfig === null && settings === null && boot.company === null) return setUnknown()
    const company = settings?.company ?? boot.company ?? code
    const { config, problems } = readClientConfig(rawConfig ?? {}, company)
    for (const problem of problems) if (problem.severity === 'error') log(formatConfigProblem(code, problem))
    const readyClient: ReadyClient = {
      status: 'ready',
      clientCode: code,
      config,
      settings: settings ? normalizeUserSettings(settings) : getDefaultUserSettings(company, code),
      sidebarHtml: '',
      versionNumber: publicSettings?.versionNumber ?? '',
      sendsMail: publicSettings?.sendsMail ?? false,
      marketplace: getMarketplace(publicSettings),
    }
    store.setState(readyClient, true)
    if (readyClient.settings.canShowSidebar && config.sidebarBlocks.length === 0)
      await loadSidebar(readyClient)
  }

  async function applySettings(settings: UserSettings): Promise<void> {
    const state = store.getState()
    if (state.status !== 'ready') return
    const updatedClient = { ...state, settings: normalizeUserSettings(settings) }
    store.setState(updatedClient, true)
    if (updatedClient.settings.canShowSidebar && updatedClient.sidebarHtml === '')
      await loadSidebar(updatedClient)
  }

  async function loadSidebar(readyClient: ReadyClient): Promise<void> {
    const html = await fetchOrNull<string>(anonymousHttp, `/clients/${readyClient.clientCode}/sidebar.html`)
    if (html) store.setState({ ...readyClient, sidebarHtml: html }, true)
  }

  return { store, load, applySettings }
}

function createReadyClient(boot: BootData, page: PageData): ReadyClient {
  const { config, settings, sidebarHtml, publicSettings } = page
  return {
    status: 'ready',
    clientCode: boot.clientCode ?? '',
    config,
    settings: normalizeUserSettings(settings),
    sidebarHtml,
    versionNumber: publicSettings.versionNumber,
    sendsMail: publicSettings.sendsMail ?? false,
    marketplace: getMarketplace(publicSettings),
  }
}

/** The body of a successful response; null on any failure, which is only logged [ER-03]. */
async function fetchOrNull<Body>(http: Http, path: string, logMessage?: string): Promise<Body | null> {
  try {
    return (await http.get<Body>(path)).data
  } catch (error) {
    log(logMessage ?? siteTexts.loadFailed(path), error)
    return null
  }
}

/** Default settings, used until a client's settings are loaded and when they are not available. */
export function getDefaultUserSettings(company: string, clientCode: string): UserSettings {
  return {
    userId: 0,
    company,
    clientCode,
    advertiserId: '',
    privacyLinkLabel: '',
    privacyLink: '',
    customLogoRedirectUrl: '',
    applicationFormFields: [],
    canShowSidebar: false,
    canShowEoi: false,
    canShowRecentJobs: false,
    customEoiImageDataUri: null,
    canShowSocialIcons: false,
    canShowAdvertiseEndDate: true,
    canShowVacancyDepartment: false,
    canRedirectToVacancyDetails: false,
    canCountLeaving: false,
    canApplyInSteps: false,
    canCheckAnswers: false,
    needsFormStamp: false,
    needsProofOfWork: false,
    takesLateApplications: true,
    languages: [],
    canOfferGerman: false,
    canOfferAlerts: false,
    canReviewBlind: false,
    customFields: [],
    canAllowUpload: false,
    retainMonths: null,
  }
}

/** Replaces null texts with empty strings; only the image stays null [SE-05]. */
export function normalizeUserSettings(settings: UserSettings): UserSettings {
  return {
    ...settings,
    advertiserId: settings.advertiserId ?? '',
    privacyLinkLabel: settings.privacyLinkLabel ?? '',
    privacyLink: settings.privacyLink ?? '',
    customLogoRedirectUrl: settings.customLogoRedirectUrl ?? '',
  }
}
