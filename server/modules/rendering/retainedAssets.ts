import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerContext } from '../../context'
import { getSiteFolder } from './siteBuild'

type AssetContext = Pick<ServerContext, 'root' | 'now'> & {
  environment: Pick<ServerContext['environment'], 'dataDir'>
}

/** Minimum time for which the assets of an earlier build are retained, in milliseconds. */
const retentionMs = 60 * 60 * 1000
/** File that lists the assets of the current build. */
const listName = 'present.json'

/**
 * Returns the folder of retained assets if only that contains this asset, else the folder of the current build. Pages
 * that were opened before a new build request the scripts of the old build.
 */
export function getAssetsFolder(context: Omit<AssetContext, 'now'>, file: string): string {
  const currentAssets = join(getSiteFolder(context), 'assets')
  const isRetained =
    file !== listName &&
    /^[\w.-]+$/.test(file) &&
    !existsSync(join(currentAssets, file)) &&
    existsSync(join(getRetainedFolder(context), file))
  return isRetained ? getRetainedFolder(context) : currentAssets
}

/**
 * Copies the build's assets into the data folder, where the next build does not overwrite them, and removes assets of
 * builds that were replaced more than an hour ago. Call it at every start.
 */
export async function updateRetainedAssets(context: AssetContext): Promise<void> {
  const currentAssets = join(getSiteFolder(context), 'assets')
  if (!existsSync(currentAssets)) return
  const retainedFolder = getRetainedFolder(context)
  await mkdir(retainedFolder, { recursive: true, mode: 0o700 })
  const currentFiles = new Set(await readdir(currentAssets))
  const previousFiles = await readPreviousAssets(retainedFolder)
  const now = context.now()
  const retainedFiles = new Set(await readdir(retainedFolder))
  for (const file of retainedFiles) {
    const path = join(retainedFolder, file)
    if (currentFiles.has(file) || file === listName) continue
    // Files of the build that was just replaced start their retention time; files of earlier builds may have ended it.
    if (previousFiles.has(file)) await utimes(path, now, now)
    else if ((await stat(path)).mtimeMs < now.getTime() - retentionMs) await rm(path, { force: true })
  }
  const missingFiles = [...currentFiles].filter((file) => !retainedFiles.has(file))
  await Promise.all(
    missingFiles.map((file) => copyFile(join(currentAssets, file), join(retainedFolder, file))),
  )
  await writeFile(join(retainedFolder, listName), JSON.stringify([...currentFiles]))
}

function getRetainedFolder({ environment }: Pick<AssetContext, 'environment'>): string {
  return join(environment.dataDir, 'assets')
}

async function readPreviousAssets(folder: string): Promise<Set<string>> {
  const text = await readFile(join(folder, listName), 'utf8').catch(() => '[]')
  return new Set(JSON.parse(text) as string[])
}
