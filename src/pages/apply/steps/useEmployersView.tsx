import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { stepTexts } from '../../../texts/public/apply.texts'

/** What administrators read applications with is their code: it comes when somebody asks to see it. */
const EmployersView = lazy(async () => ({ default: (await import('./EmployersView')).EmployersView }))

/** The button that shows an application as its readers will see it, and what it shows. */
export function useEmployersView(
  form: BuiltForm,
  vacancy: VacancyDetail,
  handle: RefObject<FormHandle | null>,
): { button: ReactNode; view: ReactNode } {
  const [seen, setSeen] = useState<FormValues | null>(null)
  const see = () => setSeen(handle.current?.values() ?? null)
  return {
    button: (
      <button type="button" className="fy-button fy-needs-script" onClick={see}>
        {stepTexts.see}
      </button>
    ),
    view: seen ? (
      <Suspense>
        <EmployersView form={form} values={seen} vacancy={vacancy} onClose={() => setSeen(null)} />
      </Suspense>
    ) : null,
  }
}
