import type { FieldValue } from '../../../../schemas/fields/fieldValue'

/** Our name for the format of a file that is a row of its own. */
export const fileItem = 'data-url-row'

/** A file as foreign schemas have it: its content as text, with its name. */
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

/** What can be said of such a file without its content. */
export function nameOfDataUrl(json: unknown): FieldValue {
  const parts = typeof json === 'string' ? /^data:([^;,]*)(;[^,]*)?,(.*)$/s.exec(json) : null
  if (!parts) return null
  const [, type = '', more = '', content = ''] = parts
  const name = /;name=([^;]*)/.exec(more)?.[1] ?? 'file'
  return { name: decodeURIComponent(name), size: Math.floor((content.length * 3) / 4), type }
}
