import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { stepTexts } from '../../../texts/public/apply.texts'

/** Lazy, because it loads the administrators' application view, which most applicants never open. */
const EmployersView = lazy(async () => ({ default: (await import('./EmployersView')).EmployersView }))

/** Returns the button that previews the application as its readers will see it, and the preview. */
export function useEmployersView(
  form: BuiltForm,
  vacancy: VacancyDetail,
  handle: RefObject<FormHandle | null>,
): { button: ReactNode; view: ReactNode } {
  const [viewedValues, setSeen] = useState<FormValues | null>(null)
  const see = () => setSeen(handle.current?.values() ?? null)
  return {
    button: (
      <button type="button" className="fy-button fy-needs-script" onClick={see}>
        {stepTexts.see}
      </button>
    ),
    view: viewedValues ? (
      <Suspense>
        <EmployersView form={form} values={viewedValues} vacancy={vacancy} onClose={() => setSeen(null)} />
      </Suspense>
    ) : null,
  }
}
