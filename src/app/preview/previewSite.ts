import { discardingStore } from '../../data/browser/storage'
import { ApiError } from '../../data/http/apiError'
import type { Http } from '../../data/http/lazyHttp'
import { createSite, type Site, type SiteTools } from '../../data/site/createSite'
import { createVacancies } from '../../data/vacancies/vacancies.store'
import type { BootData } from '../../schemas/pageData/pageData'
import { previewCanvasTexts } from '../../texts/admin/previewCanvas.texts'

/** Rejects every call, because a preview sends nothing; its data came with the page. */
const rejectCall = () =>
  Promise.reject(
    new ApiError({ status: 403, title: previewCanvasTexts.preview, detail: previewCanvasTexts.notSent }),
  )
const rejectingHttp: Http = {
  get: rejectCall,
  delete: rejectCall,
  post: rejectCall,
  put: rejectCall,
  patch: rejectCall,
}

/** Creates a guest's site that stores nothing; its vacancies and services cannot send requests. */
export function createPreviewSite(boot: BootData): Site {
  const site = createSite({
    boot,
    subdomain: boot.clientCode ?? '',
    baseURL: '',
    storage: discardingStore,
    tabStore: discardingStore,
    now: Date.now,
    newKey: () => 'preview',
  })
  const vacancies = createVacancies(rejectingHttp, boot.page)
  const { clientSite, now } = site
  const tools: SiteTools = {
    http: rejectingHttp,
    clientCode: boot.clientCode ?? '',
    tabStore: discardingStore,
    now,
    newKey: () => 'preview',
    clientSite,
    vacancies,
    isPreview: true,
  }
  const services = new Map<unknown, unknown>()
  return {
    ...site,
    vacancies,
    getService: <Service>(create: (tools: SiteTools) => Service): Service => {
      if (!services.has(create)) services.set(create, create(tools))
      return services.get(create) as Service
    },
  }
}
