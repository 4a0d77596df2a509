import type { FormValues } from '../../../schemas/fields/fieldValue'
import { maximumFileSize } from '../../../schemas/fields/formats'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { isVisible } from '../../../schemas/forms/formVisibility'
import { inspectedBytes, matchesExtension } from '../../../schemas/validation/fileContent'
import { rulesTexts } from '../../../texts/public/form.texts'

/** Checks the content of the chosen files: each file is read when it is chosen, and again before it is sent. */
export class FileContentChecker {
  /** Error message by file; null if the file is valid. */
  readonly #found = new WeakMap<File, string | null>()

  /** Reads the files that have not been read yet. Returns null if there are none. */
  readNew(values: FormValues): Promise<unknown> | null {
    return this.#read(getFiles(values).filter((file) => !this.#found.has(file)))
  }

  /**
   * Reads all files again, because one may have changed or been deleted since it was chosen. Returns null without
   * files.
   */
  recheckAll(values: FormValues): Promise<unknown> | null {
    return this.#read(getFiles(values))
  }

  #read(files: readonly File[]): Promise<unknown> | null {
    if (files.length === 0) return null
    return Promise.all(files.map(async (file) => this.#found.set(file, await getProblem(file))))
  }

  errors(form: BuiltForm, values: FormValues): FieldError[] {
    return Object.entries(values).flatMap(([key, value]) => {
      const message = value instanceof File ? this.#found.get(value) : null
      return message && isVisible(form, key, values) ? [{ path: `/${key}`, message }] : []
    })
  }
}

const getFiles = (values: FormValues) => Object.values(values).filter((value) => value instanceof File)

async function getProblem(file: File): Promise<string | null> {
  if (file.size > maximumFileSize) return null
  if (file.size === 0) return rulesTexts.fileEmpty
  try {
    const bytes = new Uint8Array(await file.slice(0, inspectedBytes).arrayBuffer())
    return matchesExtension(file.name, bytes) ? null : rulesTexts.fileType
  } catch {
    // Browsers refuse to read a file that was moved or changed since it was chosen.
    return rulesTexts.fileUnreadable
  }
}
