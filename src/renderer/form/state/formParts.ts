import type { BuiltForm, FormSection } from '../../../schemas/forms/builtForm'

/**
 * Maximum number of fields in one `<form>` element: Chromium's cost per keystroke grows with the controls of a form.
 */
const maxFieldsPerPart = 25

export interface PartSection {
  section: FormSection
  fields: readonly string[]
  /** True for the rest of a split section; the previous part shows its heading. */
  isContinuation: boolean
}

/** One `<form>` element. Small sections share one, so that an ordinary form is one `<form>`. */
export interface FormPart {
  sections: PartSection[]
  size: number
}

/**
 * Splits the form's sections into parts of at most 25 fields. Fields that no section names go into a last, untitled
 * section.
 */
export function splitIntoParts(form: BuiltForm): FormPart[] {
  const parts: FormPart[] = [{ sections: [], size: 0 }]
  for (const section of [...form.uiSchema['ui:sections'], ...getUnassignedSections(form)]) {
    let remainingKeys = section.fields.filter((key) => Object.hasOwn(form.schema.properties, key))
    for (let isContinuation = false; remainingKeys.length > 0; isContinuation = true) {
      const part = getOrAddPart(parts, remainingKeys.length)
      const fields = remainingKeys.slice(0, maxFieldsPerPart)
      part.sections.push({ section, fields, isContinuation })
      part.size += fields.length
      remainingKeys = remainingKeys.slice(fields.length)
    }
  }
  return parts
}

/** Returns the last part if the section's remaining fields, up to one full part, fit in it; otherwise adds a part. */
function getOrAddPart(parts: FormPart[], fieldCount: number): FormPart {
  const last = parts[parts.length - 1]
  const fitsLastPart = last && last.size + Math.min(fieldCount, maxFieldsPerPart) <= maxFieldsPerPart
  if (last && fitsLastPart) return last
  const part: FormPart = { sections: [], size: 0 }
  parts.push(part)
  return part
}

function getUnassignedSections(form: BuiltForm): FormSection[] {
  const assignedKeys = new Set(form.uiSchema['ui:sections'].flatMap((section) => section.fields))
  const fields = Object.keys(form.schema.properties).filter((key) => !assignedKeys.has(key))
  return fields.length > 0 ? [{ id: 'left-over', title: '', fields }] : []
}
