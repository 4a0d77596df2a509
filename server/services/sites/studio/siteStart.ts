import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteStart } from '../../../../src/schemas/site/siteStarts'
import type { SentSite } from './readSiteZip'
import { configName } from './servingContent'

/** The files of a site to start from, with the company's name where it stands for one. */
export async function siteStart(
  { root }: { root: string },
  name: SiteStart,
  company: string,
): Promise<SentSite> {
  const folder = join(root, 'public', 'starts', name)
  const files = await readdir(folder)
  const bytes = await Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => {
      const content = await readFile(join(folder, file))
      return [file, file === configName ? Buffer.from(named(content.toString('utf8'), company)) : content]
    }),
  )
  return { bytes: new Map(bytes), notes: [] }
}

/** Inside of JSON, so that no name ends a text. A long name stays within what titles may have. */
function named(config: string, company: string): string {
  const name = JSON.stringify(company.slice(0, 60)).slice(1, -1)
  return config.replaceAll('{company}', () => name)
}
