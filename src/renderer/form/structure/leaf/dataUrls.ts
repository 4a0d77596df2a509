import type { FieldValue } from '../../../../schemas/fields/fieldValue'

/** Internal format name of a file that is a list row. */
export const fileRowFormat = 'data-url-row'

/** Reads a file into a data URL that includes the file's name, the format that external schemas expect. */
export function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const name = `;name=${encodeURIComponent(file.name)};base64,`
      resolve(String(reader.result).replace(/;base64,|,/, name))
    }
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** Returns the name, approximate size and type of a file in a data URL; null if the text is not a data URL. */
export function parseDataUrl(json: unknown): FieldValue {
  const parts = typeof json === 'string' ? /^data:([^;,]*)(;[^,]*)?,(.*)$/s.exec(json) : null
  if (!parts) return null
  const [, type = '', parameters = '', content = ''] = parts
  const name = /;name=([^;]*)/.exec(parameters)?.[1] ?? 'file'
  return { name: decodeName(name), size: Math.floor((content.length * 3) / 4), type }
}

/** Decodes a percent-encoded name. Returns a name with an invalid encoding unchanged, for example '100% sure.txt'. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
