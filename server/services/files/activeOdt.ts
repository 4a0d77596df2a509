import type { FileRefusal } from '../../../src/texts/files'
import { type OpenZip, xmlParts } from './xmlParts'

const scripts = /vnd\.sun\.star\.script:|script:event-listener/i

/** What an OpenDocument text does besides being read, if anything. @throws UnreadablePart, BudgetSpent */
export function activeOdt(zip: OpenZip): FileRefusal | undefined {
  if (zip.entries.some(({ name }) => /^(Basic|Scripts)\//i.test(name))) return 'macros'
  const manifest = xmlParts(zip, /^META-INF\/manifest\.xml$/i).join('')
  if (manifest.includes('encryption-data')) return 'locked'
  if (/oleobject/i.test(manifest)) return 'objects'
  return xmlParts(zip, /(^|\/)(content|styles)\.xml$/i).some((xml) => scripts.test(xml))
    ? 'macros'
    : undefined
}
