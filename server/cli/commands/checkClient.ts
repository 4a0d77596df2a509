import { join, resolve } from 'node:path'
import { checkClientTexts as texts } from '../../../src/texts/admin/siteChecks.texts'
import { siteCommandTexts as siteTexts } from '../../../src/texts/admin/siteVersions.texts'
import { openDatabase } from '../../db/openDatabase'
import { getMissingDatabasePath } from '../../db/openSqlite'
import { listAccounts } from '../../modules/accounts/accounts.repository'
import { type ClientFinding, checkClientFolder, formatFinding } from '../../modules/sites/checkClientFolder'
import { getClientsFolder, listClientFolders } from '../../modules/sites/clientFolder'
import {
  CommandError,
  type CommandWithoutDatabase,
  createSiteContext,
  getOption,
  type Tools,
  UsageError,
} from '../command'

export const checkClient: CommandWithoutDatabase = {
  summary: "checks a client's folder: configuration, images, sidebar, styles",
  help: `check-client [CODE] [--all] [--folder DIR]

Lists what is wrong with a client's folder in public/clients, or with every folder (--all, or no CODE):
  errors    wrong values with their location, missing images, links to missing pages, headings that skip a level; the
            site shows the default or a gap
  warnings  unknown keys, large images, pages without a link to them, what sanitising removes from sidebar.html, unknown
            design tokens, low contrast, a folder whose client has no account
Accounts without a folder are listed too. The exit code is 1 if there is an error. Needs no running server, and creates
no database: without one, accounts are not checked.
  --folder  where the clients' folders are; FOYER_CLIENTS_DIR or public/clients by default`,
  options: { all: { type: 'boolean' }, folder: { type: 'string' } },
  acceptsArgument: true,
  withoutDatabase: true,
  paths: ['folder'],
  run: async (tools, values, code) => {
    if (values.all && code !== undefined) throw new UsageError('Give a CODE or --all, not both.')
    const { print } = tools
    const folder = resolve(getOption(values, 'folder') ?? getClientsFolder(createSiteContext(tools)))
    const folders = await listClientFolders(folder)
    const publishedVersions = await loadPublishedVersions(tools)
    const isRequested = (clientCode: string) => code === undefined || clientCode === code
    const requestedFolders = folders.filter(isRequested)
    const clientsWithoutFolder = [...(publishedVersions?.keys() ?? [])]
      .filter((clientCode) => isRequested(clientCode) && !folders.includes(clientCode))
      .sort()
    if (requestedFolders.length + clientsWithoutFolder.length === 0 && code !== undefined)
      throw new CommandError(texts.noFolder(code, folder))
    const counts = { error: 0, warning: 0 }
    for (const clientCode of requestedFolders) {
      const folderFindings = await checkClientFolder(join(folder, clientCode), clientCode)
      const findings =
        publishedVersions && !publishedVersions.has(clientCode)
          ? [...folderFindings, noAccount]
          : folderFindings
      print(findings.length === 0 ? texts.noIssues(clientCode) : `${clientCode}:`)
      for (const finding of findings) {
        counts[finding.severity] += 1
        print(`  ${formatFinding(finding)}`)
      }
      const version = publishedVersions?.get(clientCode)
      if (version != null) print(siteTexts.versionServes(clientCode, version))
    }
    for (const clientCode of clientsWithoutFolder) {
      const version = publishedVersions?.get(clientCode) ?? null
      print(version === null ? texts.noFolderYet(clientCode) : siteTexts.versionServes(clientCode, version))
    }
    if (counts.error > 0) throw new CommandError(texts.summary(counts.error, counts.warning))
    if (counts.warning > 0) print(texts.summary(counts.error, counts.warning))
  },
}

const noAccount: ClientFinding = {
  severity: 'warning',
  file: 'This folder',
  path: '',
  message: texts.noAccount,
}

/**
 * Returns the subdomains that have an account, each with the published version of its site. If there is no database, or
 * it cannot be read, prints why and returns undefined.
 */
async function loadPublishedVersions({
  environment,
  reportProgress,
}: Pick<Tools, 'environment' | 'reportProgress'>): Promise<Map<string, number | null> | undefined> {
  if (getMissingDatabasePath(environment.databaseUrl) !== undefined) {
    reportProgress(texts.notCompared)
    return undefined
  }
  const db = openDatabase(environment.databaseUrl)
  try {
    const accounts = await listAccounts(db)
    return new Map(accounts.map(({ clientCode, publishedVersion }) => [clientCode, publishedVersion]))
  } catch (error) {
    reportProgress(texts.databaseUnreachable(error instanceof Error ? error.message : String(error)))
    return undefined
  } finally {
    await db.destroy()
  }
}
