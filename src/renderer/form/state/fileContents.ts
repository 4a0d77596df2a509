import type { FormValues } from '../../../schemas/fields/fieldValue'
import { maximumFileSize } from '../../../schemas/fields/formats'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { isVisible } from '../../../schemas/forms/formVisibility'
import { bytesLookedAt, fitsItsName } from '../../../schemas/validation/fileContent'
import { rulesTexts } from '../../../texts/public/form.texts'

/** What is wrong with the content of the files that were chosen: looked at once each, and before anything is sent. */
export class FileContents {
  /** The message, null where nothing is wrong. */
  readonly #found = new WeakMap<File, string | null>()

  /** Looks at the files that have not been looked at; null when there is none. */
  look(values: FormValues): Promise<unknown> | null {
    const unseen = Object.values(values).filter((value) => value instanceof File && !this.#found.has(value))
    if (unseen.length === 0) return null
    return Promise.all(
      unseen.map(async (file) => file instanceof File && this.#found.set(file, await problemOf(file))),
    )
  }

  errors(form: BuiltForm, values: FormValues): FieldError[] {
    return Object.entries(values).flatMap(([key, value]) => {
      const message = value instanceof File ? this.#found.get(value) : null
      return message && isVisible(form, key, values) ? [{ path: `/${key}`, message }] : []
    })
  }
}

async function problemOf(file: File): Promise<string | null> {
  if (file.size > maximumFileSize) return null
  if (file.size === 0) return rulesTexts.fileEmpty
  try {
    const bytes = new Uint8Array(await file.slice(0, bytesLookedAt).arrayBuffer())
    return fitsItsName(file.name, bytes) ? null : rulesTexts.fileType
  } catch {
    // It was moved or changed since it was chosen.
    return rulesTexts.fileUnreadable
  }
}
