import type { OperationId } from '../../server/endpoints'
import type { SiteDraft } from '../../src/schemas/site/siteDraft'
import type { SiteVersion } from '../../src/schemas/site/siteVersion'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'
import { getZip } from './siteZipFixture'

export const plainLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
const noIds = { pages: [], menu: [] }

let drawn = 0

const getSitePath = (world: World, owner: Owner) => `/api/sites/${world.of[owner].clientCode}`
const callSiteApi = <Body>({ call, tokens }: World, path: string, options: object) =>
  call<Body>(path, { token: tokens['the SuperUser'] ?? '', ...options })

/** Another look than before, drafted. @returns the draft's revision */
async function saveSiteDraft(world: World, owner: Owner): Promise<number> {
  const configText = JSON.stringify({ siteTitle: `Site ${drawn++}` })
  const path = `${getSitePath(world, owner)}/draft`
  const { body } = await callSiteApi<SiteDraft>(world, path, {
    method: 'PUT',
    body: { configText, ids: noIds },
  })
  return body.revision
}

async function published(world: World, owner: Owner): Promise<number> {
  const revision = await saveSiteDraft(world, owner)
  const { body } = await callSiteApi<SiteVersion>(world, `${getSitePath(world, owner)}/publications`, {
    body: { revision },
  })
  return body.number
}

/** What calls on sites send, and what has to be there before. */
export const siteCalls = {
  getSite: {},
  putSitePermissions: { body: () => ({ pages: true, look: true, css: true }) },
  importSite: { body: () => getZip({ 'config.json': '{}\n', 'logo.svg': plainLogo }) },
  putSiteDraft: { body: () => ({ configText: '{}\n', ids: noIds }) },
  putSiteFile: { body: () => Buffer.from(plainLogo) },
  deleteSiteFile: {
    path: async (world, owner, time) => {
      const path = `${getSitePath(world, owner)}/draft/files/mark.svg`
      if (time > 0) await callSiteApi(world, path, { method: 'PUT', body: Buffer.from(plainLogo) })
      return path
    },
  },
  publishSite: {
    of: 'site',
    body: async (world, owner, time) => ({ revision: time > 0 ? await saveSiteDraft(world, owner) : 0 }),
  },
  compareSiteVersions: {
    path: async (world, owner, time) => {
      if (time > 0) await published(world, owner)
      return `${getSitePath(world, owner)}/versions/1/changes?with=draft`
    },
  },
  restoreSiteVersion: {
    path: async (world, owner, time) => {
      const number = time > 0 ? await published(world, owner) : 1
      if (time > 0) await published(world, owner)
      return `${getSitePath(world, owner)}/versions/${number}/restorations`
    },
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
