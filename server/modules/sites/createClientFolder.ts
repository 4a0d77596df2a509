import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultClientConfig } from '../../../src/schemas/clientConfig/clientConfig'

/**
 * A folder for a new client in `folder`, with a config.json to begin from: the defaults that it would have anyway. What is
 * there already stays. @returns whether the config.json is new. @throws what the file system says
 */
export async function createClientFolder(folder: string, code: string, company: string): Promise<boolean> {
  const { siteTitle, headingTitle, themeColor } = defaultClientConfig(company)
  const config = {
    $schema: '../config.schema.json',
    siteTitle: siteTitle.slice(0, 100),
    headingTitle,
    themeColor,
    menuItems: [],
    pages: [],
  }
  await mkdir(join(folder, code), { recursive: true })
  try {
    await writeFile(join(folder, code, 'config.json'), `${JSON.stringify(config, null, 2)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
