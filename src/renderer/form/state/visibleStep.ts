import { type ComponentType, createContext, type ReactNode } from 'react'
import { getKey } from '../../../schemas/forms/answerPath'
import type { BuiltForm, FieldError, FormSection } from '../../../schemas/forms/builtForm'

/** The visible step of a multi-step form. The identity changes only when the content changes. */
export interface VisibleStep {
  /** Ids of the visible sections; null if all are visible. */
  sectionIds: readonly string[] | null
  /** Content above the sections and below the error summary. */
  header?: ReactNode
  /** Called when the visible answers pass the check. Without it, the submit button submits the whole form. */
  next?: () => void
  /** Navigates to a section, or to a path in its answers; both may be hidden. */
  open?: (section: string, path?: string) => void
  /** Rendered at the end of each section that has a visible title. */
  Foot?: ComponentType<{ section: FormSection }>
}

/** Null if the whole form is shown. Hidden sections remain mounted, with their uncommitted text and chosen files. */
export const VisibleStepContext = createContext<VisibleStep | null>(null)

/** Returns the errors of the visible step; all errors if the button submits the whole form. */
export function getVisibleErrors(
  form: BuiltForm,
  step: VisibleStep | null,
  errors: readonly FieldError[],
): readonly FieldError[] {
  if (!step?.next || step.sectionIds === null) return errors
  const { sectionIds } = step
  return errors.filter(({ path }) => {
    const id = getSectionId(form, path)
    return id !== undefined && sectionIds.includes(id)
  })
}

/** Returns the id of the section that contains this path; undefined if no section does. */
export function getSectionId(form: Pick<BuiltForm, 'uiSchema'>, path: string): string | undefined {
  return form.uiSchema['ui:sections'].find(({ fields }) => fields.includes(getKey(path)))?.id
}
