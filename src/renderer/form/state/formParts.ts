import type { BuiltForm, FormSection } from '../../../schemas/forms/builtForm'

/** Fields that one `<form>` element holds at most: Chromium pays for every control of a form at every key. */
const fieldsOfPart = 25

export interface PartSection {
  section: FormSection
  fields: readonly string[]
  /** The rest of a section whose heading stands in the part before. */
  continued: boolean
}

/** One `<form>` element. Small sections share one, so that an ordinary form is one ordinary `<form>`. */
export interface FormPart {
  sections: PartSection[]
  size: number
}

/** Deals the form's sections into parts of at most 25 fields; a field that no section names comes last, not lost. */
export function formParts(form: BuiltForm): FormPart[] {
  const parts: FormPart[] = [{ sections: [], size: 0 }]
  for (const section of [...form.uiSchema['ui:sections'], ...leftOver(form)]) {
    let rest = section.fields.filter((key) => Object.hasOwn(form.schema.properties, key))
    for (let continued = false; rest.length > 0; continued = true) {
      const part = partFor(parts, rest.length)
      const fields = rest.slice(0, fieldsOfPart)
      part.sections.push({ section, fields, continued })
      part.size += fields.length
      rest = rest.slice(fields.length)
    }
  }
  return parts
}

/** The last part if the section fits or is too long for any; else a new one. */
function partFor(parts: FormPart[], wanted: number): FormPart {
  const last = parts[parts.length - 1]
  const fits = last && last.size + Math.min(wanted, fieldsOfPart) <= fieldsOfPart
  if (last && fits) return last
  const made: FormPart = { sections: [], size: 0 }
  parts.push(made)
  return made
}

function leftOver(form: BuiltForm): FormSection[] {
  const named = new Set(form.uiSchema['ui:sections'].flatMap((section) => section.fields))
  const fields = Object.keys(form.schema.properties).filter((key) => !named.has(key))
  return fields.length > 0 ? [{ id: 'left-over', title: '', fields }] : []
}
