import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultClientConfig } from '../../../src/schemas/clientConfig/clientConfig'

/**
 * Creates a client's folder in `folder` with a config.json of the default settings. Existing files stay unchanged.
 * @returns whether config.json was created. @throws errors of the file system
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
