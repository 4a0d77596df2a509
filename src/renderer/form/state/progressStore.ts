import type { FormValues } from '../../../schemas/fields/fieldValue'
import { getKey } from '../../../schemas/forms/answerPath'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { getFormProgress, type SectionProgress } from '../../../schemas/forms/formProgress'
import type { FormStore } from './formStore'

export interface SectionState extends SectionProgress {
  /** True if a field of the section, or a part of its answer, has an error. */
  hasError: boolean
}

/**
 * Returns a store of the form's progress for `useSyncExternalStore`. The snapshot's identity changes only with its
 * content, which most answers do not change.
 */
export function createProgressStore(form: BuiltForm, store: FormStore) {
  let values: FormValues | null = null
  let errors: readonly FieldError[] | null = null
  let progress: SectionProgress[] = []
  let currentSections: SectionState[] = []
  return {
    subscribe: (listener: () => void) => {
      const unsubscribers = [store.onChange(listener), store.onReport(listener)]
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe()
      }
    },
    read: (): SectionState[] => {
      if (values === store.values() && errors === store.report().errors) return currentSections
      // Errors do not change the progress.
      if (values !== store.values()) progress = getFormProgress(form, store.values())
      values = store.values()
      errors = store.report().errors
      const next = getSectionStates(form, progress, errors)
      if (JSON.stringify(next) !== JSON.stringify(currentSections)) currentSections = next
      return currentSections
    },
  }
}

function getSectionStates(
  form: BuiltForm,
  progress: readonly SectionProgress[],
  errors: readonly FieldError[],
): SectionState[] {
  const invalidKeys = new Set(errors.map(({ path }) => getKey(path)))
  const fieldsBySection = new Map(form.uiSchema['ui:sections'].map(({ id, fields }) => [id, fields]))
  return progress.map((section) => ({
    ...section,
    hasError: fieldsBySection.get(section.id)?.some((key) => invalidKeys.has(key)) ?? false,
  }))
}
