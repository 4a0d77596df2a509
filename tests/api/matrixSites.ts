import type { OperationId } from '../../server/endpoints'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import type { SiteVersion } from '../../src/schemas/site/siteVersion'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'
import { getZip } from './siteZipFixture'

export const plainLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const noIds = { pages: [], menu: [] }

let draftCount = 0

const getSitePath = (matrixWorld: World, owner: Owner) => `/api/sites/${matrixWorld.of[owner].clientCode}`
const callSiteApi = <Body>({ call, tokens }: World, path: string, options: object) =>
  call<Body>(path, { token: tokens['the SuperUser'] ?? '', ...options })

/** Saves a draft with a new site title. @returns the draft's revision */
async function saveSiteDraft(matrixWorld: World, owner: Owner): Promise<number> {
  const configText = JSON.stringify({ siteTitle: `Site ${draftCount++}` })
  const path = `${getSitePath(matrixWorld, owner)}/draft`
  const { body } = await callSiteApi<SiteDraft>(matrixWorld, path, {
    method: 'PUT',
    body: { configText, ids: noIds },
  })
  return body.revision
}

async function publishSiteDraft(matrixWorld: World, owner: Owner): Promise<number> {
  const revision = await saveSiteDraft(matrixWorld, owner)
  const { body } = await callSiteApi<SiteVersion>(
    matrixWorld,
    `${getSitePath(matrixWorld, owner)}/publications`,
    {
      body: { revision },
    },
  )
  return body.number
}

/** Calls on sites, with their prerequisites. */
export const siteCalls = {
  getSite: {},
  putSitePermissions: { body: () => ({ pages: true, look: true, css: true }) },
  importSite: { body: () => getZip({ 'config.json': '{}\n', 'logo.svg': plainLogo }) },
  putSiteDraft: { body: () => ({ configText: '{}\n', ids: noIds }) },
  putSiteFile: { body: () => Buffer.from(plainLogo) },
  deleteSiteFile: {
    path: async (matrixWorld, owner, callNumber) => {
      const path = `${getSitePath(matrixWorld, owner)}/draft/files/mark.svg`
      if (callNumber > 0)
        await callSiteApi(matrixWorld, path, { method: 'PUT', body: Buffer.from(plainLogo) })
      return path
    },
  },
  publishSite: {
    of: 'site',
    body: async (matrixWorld, owner, callNumber) => ({
      revision: callNumber > 0 ? await saveSiteDraft(matrixWorld, owner) : 0,
    }),
  },
  compareSiteVersions: {
    path: async (matrixWorld, owner, callNumber) => {
      if (callNumber > 0) await publishSiteDraft(matrixWorld, owner)
      return `${getSitePath(matrixWorld, owner)}/versions/1/changes?with=draft`
    },
  },
  restoreSiteVersion: {
    path: async (matrixWorld, owner, callNumber) => {
      const number = callNumber > 0 ? await publishSiteDraft(matrixWorld, owner) : 1
      if (callNumber > 0) await publishSiteDraft(matrixWorld, owner)
      return `${getSitePath(matrixWorld, owner)}/versions/${number}/restorations`
    },
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
