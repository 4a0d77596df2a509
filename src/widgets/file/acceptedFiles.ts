import { fileGroups, maximumFileSize } from '../../schemas/fields/formats'
import type { FieldUiOptions } from '../../schemas/forms/builtForm'

export interface AcceptedFiles {
  /** For the input's `accept` attribute; undefined accepts everything. */
  accept: string | undefined
  /** The endings as people read them: '.doc .docx .pdf'. */
  types: string
  imagesOnly: boolean
}

/** The limit as people read it; the rule itself allows a little more than this many bytes [VR-08]. */
export const maximumMegabytes = Math.floor(maximumFileSize / 1024 / 1024)

/** Which files a field takes: its own list, else its rule's group [FB-06, VR-09]. */
export function acceptedFiles(options: Partial<FieldUiOptions>): AcceptedFiles {
  const group = options.rules?.fileTypeGroup
  if (options.mime) {
    const parts = options.mime.split(',').map((part) => part.trim())
    return {
      accept: options.mime,
      types: parts.map((part) => (part.startsWith('.') ? part : part.replace(/^.*\//, ''))).join(' '),
      imagesOnly: parts.every((part) => part.startsWith('image/')),
    }
  }
  if (group === undefined) return { accept: undefined, types: '', imagesOnly: false }
  return {
    accept: [...fileGroups[group].endings, ...fileGroups[group].mimes.filter(isSpecific)].join(','),
    types: fileGroups[group].endings.join(' '),
    imagesOnly: group === 1,
  }
}

/** 'application/octet-stream' in `accept` would offer every file. */
function isSpecific(mime: string): boolean {
  return mime !== 'application/octet-stream'
}
