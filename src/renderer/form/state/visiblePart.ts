import { type ComponentType, createContext, type ReactNode } from 'react'
import { keyOf } from '../../../schemas/forms/answerPath'
import type { BuiltForm, FieldError, FormSection } from '../../../schemas/forms/builtForm'

/** What of a form is shown, where its page leads through it; the same object until that changes. */
export interface VisiblePart {
  /** The ids of the sections that are there; null: all. */
  sections: readonly string[] | null
  /** Above them, below the summary of errors. */
  head?: ReactNode
  /** What the form's button does once the answers that are shown pass the check; the whole form is submitted unless given. */
  next?: () => void
  /** Leads to a section, or to a place in its answers: both may be out of sight. */
  open?: (section: string, path?: string) => void
  /** At the end of each section. */
  Foot?: ComponentType<{ section: FormSection }>
}

/** Null: the form is shown whole. What is out of sight stays as it is, half-typed answers and chosen files too. */
export const VisiblePartContext = createContext<VisiblePart | null>(null)

/** The errors that a person can mend where they are; all of them where the whole form is submitted. */
export function errorsHere(
  form: BuiltForm,
  part: VisiblePart | null,
  errors: readonly FieldError[],
): readonly FieldError[] {
  if (!part?.next || part.sections === null) return errors
  const { sections } = part
  return errors.filter(({ path }) => {
    const section = sectionOf(form, path)
    return section !== undefined && sections.includes(section)
  })
}

/** The section that asks what stands at this path; undefined of an error of no field. */
export function sectionOf(form: Pick<BuiltForm, 'uiSchema'>, path: string): string | undefined {
  return form.uiSchema['ui:sections'].find(({ fields }) => fields.includes(keyOf(path)))?.id
}
