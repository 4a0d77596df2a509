import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { SiteFinding } from '../../../src/schemas/site/siteFinding'
import type { SiteVersion } from '../../../src/schemas/site/siteVersion'
import { problemTexts } from '../../../src/texts/admin/api.texts'
import { siteCommandTexts as texts } from '../../../src/texts/admin/siteVersions.texts'
import { getOperatorActor } from '../../modules/audit/clientActor'
import { type Client, findClient } from '../../modules/clients/clients.repository'
import { formatFinding } from '../../modules/sites/checkClientFolder'
import { getClientsFolder, listClientFolders, readFolderSite } from '../../modules/sites/clientFolder'
import { checkSiteFiles } from '../../modules/studio/checkSiteFiles'
import { importSiteAsDraft } from '../../modules/studio/importSite.service'
import { publishDraft, rollBackSite } from '../../modules/studio/publishSite.service'
import type { FileEditingContext } from '../../modules/studio/siteDraft.service'
import { loadSiteVersions } from '../../modules/studio/siteState.service'
import { loadCompleteSite } from '../../modules/studio/siteZip'
import { ProblemError } from '../../problem'
import {
  type Command,
  CommandError,
  createSiteContext,
  getOption,
  type Tools,
  UsageError,
  type Values,
} from '../command'

/** Context of an action on one client's site. */
interface SiteActionContext {
  context: FileEditingContext
  client: Client
  /** Folder that the site is written to or read from. */
  dir: string
  tools: Tools
  values: Values
}

const actions: Record<string, (actionContext: SiteActionContext) => Promise<void>> = {
  pull: pullSite,
  push: pushAndReport,
  publish,
  list,
  'bring-back': restoreVersion,
}

export const siteCommand: Command = {
  summary: "pulls, pushes, publishes, lists or restores versions of a client's site",
  help: `site pull CODE [--dir DIR] [--version N|draft]
site push CODE [--dir DIR]
site publish CODE [--dir DIR] [--note TEXT]
site list CODE
site bring-back CODE --version N

Configuration as code: a client's site as a folder, with the checks of the studio.
  pull        writes the published site, a version, or the draft into the folder; other files in it are kept and listed
  push        replaces the draft by the folder, without publishing it
  publish     publishes the draft, or the folder if --dir is given; refused, with exit code 1, while it has errors
  list        lists all versions, newest first: who, when and what
  bring-back  publishes an older version as a new one
  --dir       the site's folder; CODE in FOYER_CLIENTS_DIR or public/clients by default
  --note      a remark for the list of versions`,
  options: { dir: { type: 'string' }, note: { type: 'string' }, version: { type: 'string' } },
  actions: Object.keys(actions),
  acceptsArgument: true,
  paths: ['dir'],
  run: async (tools, values, code) => {
    if (code === undefined) throw new UsageError(texts.noCode)
    const client = await findClient(tools.db, code)
    if (!client) throw new CommandError(texts.noClient(code))
    const context = { ...createSiteContext(tools), db: tools.db, scanner: tools.scanner }
    const dir = resolve(getOption(values, 'dir') ?? join(getClientsFolder(context), client.code))
    await actions[getOption(values, 'action') ?? '']?.({ context, client, dir, tools, values }).catch(
      rethrowAsCommandError,
    )
  },
}

async function pullSite({ context, client, dir, tools, values }: SiteActionContext): Promise<void> {
  const site = await loadCompleteSite(context, client, parseVersionOption(values) ?? 'serving')
  const { bytes: folderBytes } = await readFolderSite(dir, client.code)
  for (const [name, bytes] of site.bytes) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), bytes)
  }
  tools.print(texts.pulled(site.bytes.size, dir))
  for (const name of folderBytes.keys()) if (!site.bytes.has(name)) tools.print(texts.unrelatedFile(name))
}

async function pushAndReport(actionContext: SiteActionContext): Promise<void> {
  const revision = await pushSite(actionContext)
  actionContext.tools.print(texts.pushed(actionContext.client.code, revision))
}

async function pushSite({ context, client, dir, tools }: SiteActionContext): Promise<number> {
  const { bytes } = await readFolderSite(dir, client.code)
  if (bytes.size === 0) throw new CommandError(texts.emptyFolder(dir))
  const site = await checkSiteFiles({ bytes: new Map(bytes), notes: [] })
  const { notes, revision } = await importSiteAsDraft(context, getOperatorActor(client), site)
  for (const note of notes) tools.print(note)
  return revision
}

async function publish(actionContext: SiteActionContext): Promise<void> {
  const { context, client, tools, values } = actionContext
  const revision = values.dir === undefined ? undefined : await pushSite(actionContext)
  const note = getOption(values, 'note')?.trim() ?? ''
  const version = await publishDraft(context, getOperatorActor(client), { revision, note })
  tools.print(texts.published(client.code, version.number, version.hash))
  for (const change of version.changes) tools.print(`  ${change}`)
}

async function list({ context, client, tools }: SiteActionContext): Promise<void> {
  const versions = await loadSiteVersions(context, client)
  if (versions.length === 0) {
    const hasFolder = (await listClientFolders(getClientsFolder(context))).includes(client.code)
    return tools.print(hasFolder ? texts.folderServes(client.code) : texts.defaultsServe(client.code))
  }
  for (const version of versions) tools.print(formatVersion(version))
}

async function restoreVersion({ context, client, tools, values }: SiteActionContext): Promise<void> {
  const requestedVersion = parseVersionOption(values)
  if (typeof requestedVersion !== 'number') throw new UsageError(texts.noVersion)
  const version = await rollBackSite(context, getOperatorActor(client), requestedVersion)
  tools.print(texts.restored(client.code, requestedVersion, version.number))
}

function formatVersion({ number, at, by, source, note, changes, serves }: SiteVersion): string {
  const parts = [at, by ?? texts.operator, source, note || texts.changes(changes.length)]
  return `${serves ? '*' : ' '} ${String(number).padStart(4)}  ${parts.join('  ')}`
}

function parseVersionOption(values: Values): number | 'draft' | undefined {
  const text = getOption(values, 'version')
  if (text === undefined || text === 'draft') return text
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new UsageError(texts.badVersion(text))
}

/** Converts a problem to the studio's texts, one line per finding. @throws CommandError */
function rethrowAsCommandError(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error
  const [, title, detail] = problemTexts[error.code]
  const findings = (error.parts.members?.findings ?? []) as SiteFinding[]
  const lines = [...findings.map(formatFinding), ...(error.parts.errors ?? []).map(({ message }) => message)]
  throw new CommandError([`${title}: ${detail}`, ...lines].join('\n  '))
}
