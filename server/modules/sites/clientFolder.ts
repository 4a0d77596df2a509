import { existsSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { formatConfigProblem } from '../../../src/schemas/clientConfig/formatConfigProblem'
import {
  type ClientConfigReading,
  readClientConfig,
} from '../../../src/schemas/clientConfig/readClientConfig'
import type { ConfigProblem } from '../../../src/schemas/configShape/checkShape'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import { clientConfigTexts as texts } from '../../../src/texts/admin/clientConfig.texts'
import type { ServerContext } from '../../context'
import { cleanHtml } from '../../text/sanitizeHtml'
import type { Client } from '../clients/clients.repository'
import { createSiteFile, isServedFile } from './siteFiles'
import type { SiteManifest } from './siteVersions.repository'

type ClientFolderContext = Pick<ServerContext, 'root' | 'clientsDir'>
type ReportingFolderContext = ClientFolderContext & Pick<ServerContext, 'report'>

/** Parsed configurations by code and company, valid while the file is unchanged. */
const parsedConfigs = new WeakMap<object, Map<string, ConfigFile>>()
/** Last valid JSON content by code, used while the file is invalid. */
const lastValidContents = new WeakMap<object, Map<string, unknown>>()

/** Returns the folder of the clients' static files. */
export function getClientsFolder({ root, clientsDir }: ClientFolderContext): string {
  return clientsDir === undefined ? join(root, 'public', 'clients') : resolve(root, clientsDir)
}

/** Returns the sorted codes of all clients that have a folder; empty if `folder` does not exist. */
export async function listClientFolders(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort()
}

/**
 * Returns the configuration in a client's folder. Missing or invalid values, and a missing or invalid file, fall back
 * to the defaults; a file that becomes invalid while the server runs leaves the site unchanged. Each problem is
 * reported once per version of the file [LY-10, ER-04].
 */
export async function readFolderConfig(
  context: ReportingFolderContext,
  { code, company }: Pick<Client, 'code' | 'company'>,
): Promise<ClientConfig> {
  const folder = join(getClientsFolder(context), code)
  const files = parsedConfigs.get(context) ?? new Map<string, ConfigFile>()
  parsedConfigs.set(context, files)
  const key = `${code} ${company}`
  const cachedFile = files.get(key)
  if (cachedFile && cachedFile.stamp === getFileStamp(join(folder, 'config.json'))) return cachedFile.config
  const file = applyLastValidContent(context, code, company, await readConfigFile(folder, company))
  const isReported = [...files].some(
    ([other, { stamp }]) => other.startsWith(`${code} `) && stamp === file.stamp,
  )
  files.set(key, file)
  if (!isReported) for (const problem of file.problems) context.report(formatConfigProblem(code, problem))
  return file.config
}

/** Remembers the content of a valid file. Returns an invalid file with the configuration of the last valid content. */
function applyLastValidContent(
  context: ReportingFolderContext,
  code: string,
  company: string,
  file: ConfigFile,
): ConfigFile {
  const validContents = lastValidContents.get(context) ?? new Map<string, unknown>()
  lastValidContents.set(context, validContents)
  if (file.stamp === null) validContents.delete(code)
  else if (file.parsedJson !== null) validContents.set(code, file.parsedJson)
  else if (validContents.has(code)) {
    const problems = file.problems.map(({ path, message }) => ({
      severity: 'warning' as const,
      path,
      message: texts.staysAsItWas(message),
    }))
    return { ...file, config: readClientConfig(validContents.get(code), company).config, problems }
  }
  return file
}

/**
 * Returns the codes of clients whose site was requested and whose config.json is invalid JSON, after reading the files
 * again.
 */
export async function listClientsWithBrokenConfig(context: ReportingFolderContext): Promise<string[]> {
  const brokenFiles = [...(parsedConfigs.get(context) ?? [])].filter(
    ([, { parsedJson, stamp }]) => parsedJson === null && stamp !== null,
  )
  const brokenCodes = new Set<string>()
  for (const [key] of brokenFiles) {
    const [code = '', ...company] = key.split(' ')
    await readFolderConfig(context, { code, company: company.join(' ') })
    const currentFile = parsedConfigs.get(context)?.get(key)
    if (currentFile?.parsedJson === null && currentFile.stamp !== null) brokenCodes.add(code)
  }
  return [...brokenCodes]
}

/** Checks the configuration of every client folder, so that problems are reported at startup. */
export async function reportClientFolderProblems(context: ReportingFolderContext): Promise<void> {
  for (const code of await listClientFolders(getClientsFolder(context)))
    await readFolderConfig(context, { code, company: code })
}

/** Returns a client's sanitized sidebar [LY-06]; undefined if there is no readable file. */
export async function readClientSidebar(
  context: ClientFolderContext,
  code: string,
): Promise<string | undefined> {
  try {
    return cleanHtml(await readFile(join(getClientsFolder(context), code, 'sidebar.html'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns a value that changes with any file of the client that affects its pages. */
export function getClientFilesVersion(context: ClientFolderContext, client: Pick<Client, 'code'>): string {
  const folder = join(getClientsFolder(context), client.code)
  return ['config.json', 'sidebar.html', 'styles.min.css']
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ')
}

/** Content of a client's config.json; `stamp` changes with the file and is null if there is none. */
interface ConfigFile extends ClientConfigReading {
  stamp: string | null
  /** The parsed JSON before validation; null if there is no file or it is invalid JSON. */
  parsedJson: unknown
}

/**
 * Returns a file's modification time and size; null if there is no file, 'unreadable' if it cannot be read.
 * Synchronous: with asynchronous calls, a tenth of the time for submitting an application was spent here.
 */
export function getFileStamp(path: string): string | null {
  try {
    const file = statSync(path, { throwIfNoEntry: false })
    return file?.isFile() ? `${file.mtimeMs} ${file.size}` : null
  } catch (error) {
    return isAbsent(error) ? null : 'unreadable'
  }
}

/** Reads and validates a client's configuration. Without a file, the result is the defaults and no problem. */
async function readConfigFile(folder: string, company: string): Promise<ConfigFile> {
  const path = join(folder, 'config.json')
  const stamp = getFileStamp(path)
  if (stamp === null) return { stamp, parsedJson: null, ...readClientConfig({}, company) }
  try {
    const parsedJson: unknown = JSON.parse(await readFile(path, 'utf8'))
    return { stamp, parsedJson, ...readClientConfig(parsedJson, company) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const problem: ConfigProblem = { severity: 'error', path: '', message: texts.notJson(reason) }
    return { stamp, parsedJson: null, config: readClientConfig({}, company).config, problems: [problem] }
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** A site with the bytes of all its files. */
export interface SiteFolderContent {
  manifest: SiteManifest
  bytes: ReadonlyMap<string, Buffer>
}

/** Metadata of files that were read, by path and stamp. */
const filesByStamp = new LRUCache<string, SiteFile>({ max: 5000 })

/** Lists the files in a client's folder that belong to the site; files of other types are ignored. */
async function listSiteFiles(folder: string, code: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => isServedFile({ code }, `${code}/${name}`))
    .sort()
}

/** Returns the manifest of a client's folder; empty without a folder. A file is read again only when it changed. */
export async function readFolderManifest(
  context: Pick<ServerContext, 'root' | 'clientsDir'>,
  code: string,
): Promise<SiteManifest> {
  const folder = join(getClientsFolder(context), code)
  const manifest: SiteManifest = {}
  for (const name of await listSiteFiles(folder, code)) {
    const path = join(folder, name)
    const key = `${path} ${getFileStamp(path)}`
    const file = filesByStamp.get(key) ?? createSiteFile(name, await readFile(path))
    filesByStamp.set(key, file)
    manifest[name] = file
  }
  return manifest
}

/** Returns the manifest with all bytes; always reads the files. */
export async function readFolderSite(folder: string, code: string): Promise<SiteFolderContent> {
  const bytes = new Map<string, Buffer>()
  for (const name of await listSiteFiles(folder, code)) bytes.set(name, await readFile(join(folder, name)))
  return {
    bytes,
    manifest: Object.fromEntries([...bytes].map(([name, content]) => [name, createSiteFile(name, content)])),
  }
}

/** Returns the bytes of a file in the folder by their hash. */
export async function readFolderFile(
  context: Pick<ServerContext, 'root' | 'clientsDir'>,
  code: string,
  hash: string,
): Promise<Buffer | undefined> {
  const manifest = await readFolderManifest(context, code)
  const name = Object.keys(manifest).find((key) => manifest[key]?.hash === hash)
  return name === undefined ? undefined : readFile(join(getClientsFolder(context), code, name))
}
