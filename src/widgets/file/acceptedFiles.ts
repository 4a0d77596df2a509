import { fileGroups, maximumFileSize } from '../../schemas/fields/formats'
import type { FieldUiOptions } from '../../schemas/forms/builtForm'

export interface AcceptedFiles {
  /** Value of the input's `accept` attribute; undefined accepts every file. */
  accept: string | undefined
  /** File extensions for display: '.doc .docx .pdf'. */
  types: string
  imagesOnly: boolean
}

/** The size limit for display, in MB; the rule itself allows slightly more bytes [VR-08]. */
export const maximumMegabytes = Math.floor(maximumFileSize / 1024 / 1024)

/** Returns the files that a field accepts: its own list or, without one, its rule's file group [FB-06, VR-09]. */
export function getAcceptedFiles(options: Partial<FieldUiOptions>): AcceptedFiles {
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

/** Excludes 'application/octet-stream', which would make the file picker offer every file. */
function isSpecific(mime: string): boolean {
  return mime !== 'application/octet-stream'
}
