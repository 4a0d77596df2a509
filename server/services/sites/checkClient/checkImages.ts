import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '../../../../src/schemas/clientConfig/checkShape'
import { checkClientTexts as texts } from '../../../../src/texts/checkClient'
import type { ConfigFile } from '../clientConfigFile'
import type { ClientFinding } from './clientFinding'

const kilobytes = 1024

type Written = Pick<ConfigFile, 'config' | 'raw'>

/** The images that a configuration names: where it does, and how large each may be, in bytes. Wrong pages are left out. */
function namedImages({ config, raw }: Written): { path: string; name: string | null; most: number }[] {
  const written = isRecord(raw) && Array.isArray(raw.pages) ? raw.pages : []
  const ofPages = config.pages.flatMap((page) =>
    page.blocks.flatMap((block, at) =>
      block.type === 'image'
        ? [
            {
              path: `/pages/${written.indexOf(page)}/blocks/${at}/name`,
              name: block.name,
              most: 500 * kilobytes,
            },
          ]
        : [],
    ),
  )
  return [
    { path: '/logoName', name: config.logoName, most: 100 * kilobytes },
    { path: '/mobileLogoName', name: config.mobileLogoName, most: 100 * kilobytes },
    { path: '/faviconName', name: config.faviconName, most: 100 * kilobytes },
    { path: '/titlebarBackground', name: config.titlebarBackground, most: 500 * kilobytes },
    { path: '/shareImageName', name: config.shareImageName, most: 1024 * kilobytes },
    ...ofPages,
  ]
}

/** Images that are not there are errors: visitors see holes. Large ones are warnings. */
export async function checkImages(folder: string, file: Written): Promise<ClientFinding[]> {
  const files = await readdir(folder)
  const findings = await Promise.all(
    namedImages(file).map(async ({ path, name, most }): Promise<ClientFinding[]> => {
      if (name === null) return []
      const place = { file: 'config.json', path }
      if (!files.includes(name)) {
        const other = files.find((file) => file.toLowerCase() === name.toLowerCase())
        const message = other ? texts.otherCase(name, other) : texts.noImage(name)
        return [{ severity: 'error', ...place, message }]
      }
      const { size } = await stat(join(folder, name))
      return size > most ? [{ severity: 'warning', ...place, message: texts.tooLarge(name, size, most) }] : []
    }),
  )
  return findings.flat()
}
