import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { stepTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { isFramed } from '../../shared/browser/isFramed'
import type { StepNavigation } from '../../shared/formSteps/useFormSteps'

/** Lazy, because it loads the administrators' application view, which most applicants never open. */
const EmployersView = lazy(async () => ({ default: (await import('./EmployersView')).EmployersView }))

/** Returns the button that previews the application as its readers will see it, and the preview. */
export function useEmployersView(
  form: BuiltForm,
  vacancy: VacancyDetail,
  handle: RefObject<FormHandle | null>,
): { button: ReactNode; view: ReactNode } {
  const [viewedValues, setViewedValues] = useState<FormValues | null>(null)
  const openView = () => setViewedValues(handle.current?.getValues() ?? null)
  return {
    button: (
      <Button className="fy-needs-script" onClick={openView}>
        {stepTexts.preview}
      </Button>
    ),
    view: viewedValues ? (
      <Suspense>
        <EmployersView
          form={form}
          values={viewedValues}
          vacancy={vacancy}
          onClose={() => setViewedValues(null)}
        />
      </Suspense>
    ) : null,
  }
}

/**
 * Reads and changes the current step in the URL fragment, so that Back returns to the previous step and a reload keeps
 * the current one.
 */
export function useStepNavigation(): StepNavigation {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ navigate, search })
  useLayoutEffect(() => {
    latest.current = { navigate, search }
  })
  const goToStep = useCallback((id: string, isReturning: boolean) => {
    const to = { search: latest.current.search, hash: id === '' ? '' : `#${encodeURIComponent(id)}` }
    // If the site is in a frame, the embedding page scrolls it into view.
    const scrollState = isFramed() ? {} : { keepScroll: true }
    void latest.current.navigate(to, { state: { ...scrollState, isReturning } })
  }, [])
  const isReturning =
    typeof state === 'object' && state !== null && 'isReturning' in state && state.isReturning === true
  return { stepId: decodeSafely(hash.slice(1)), isReturning, goToStep }
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
