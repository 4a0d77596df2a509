import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { fieldKeyAt, fieldSelector, useMarkedElement } from '../../../renderer/form/field/fieldElements'
import type { LoadValidator } from '../../../renderer/form/state/formChecks'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { withVersion } from '../../../schemas/forms/buildForm'
import type { FormBody } from '../../../schemas/forms/builtForm'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { applyTexts } from '../../../texts/public/apply.texts'
import { Notice } from '../feedback/Notice'
import { type StepSettings, useFormSteps } from '../formSteps/useFormSteps'

interface FormTestProps {
  /** The form as it is edited now; answers stay when it changes. */
  form: FormBody
  settings: StepSettings
  selected: string | null
  onSelect: (key: string) => void
}

/** Lazy, because the server does not compile the validator of a form that is not saved. */
const loadValidator: LoadValidator = async (form) =>
  (await import('../../../schemas/validation/interpretForm')).interpretForm(form)

/** The application form as applicants fill it in: its conditions, checks, steps and review, without sending. */
export function FormTest({ form: body, settings, selected, onSelect }: FormTestProps): ReactNode {
  const form = useMemo(() => withVersion(body), [body])
  const [answers, setAnswers] = useState<FormValues>(form.initialValues)
  const [isAccepted, setAccepted] = useState(false)
  const [place, setPlace] = useState({ at: '', isReturning: false })
  const go = useCallback((at: string, isReturning: boolean) => setPlace({ at, isReturning }), [])
  const handle = useRef<FormHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  useMarkedElement(root, selected === null ? null : fieldSelector(selected), form.version)
  const {
    isFirst: _isFirst,
    isChecking: _isChecking,
    ...steps
  } = useFormSteps({
    form,
    settings,
    place: { ...place, go },
    send: applyTexts.send,
    values: answers,
    serverErrors: undefined,
    handle,
    isPlain: false,
    terms: null,
    status: isAccepted ? (
      <Notice type="success" title={texts.testAccepted}>
        <p>{texts.testNotSent}</p>
      </Notice>
    ) : null,
  })
  const select = (target: Element) => {
    const key = fieldKeyAt(target)
    if (key !== undefined) onSelect(key)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what bubbles up from the fields within.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys select a field by its focus.
    <div
      className="fy-walk"
      ref={root}
      onFocus={(event) => select(event.target)}
      onClick={(event) => select(event.target as Element)}
    >
      <FormRenderer
        form={form}
        handle={handle}
        loadValidator={loadValidator}
        initialValues={getKnown(answers, form)}
        headingLevel={3}
        // One `<form>`, as on the page, so that the buttons of the review submit it; scripts handle every submit.
        posts="#"
        {...steps}
        onChange={(values) => {
          setAnswers(values)
          setAccepted(false)
        }}
        onSubmit={() => setAccepted(true)}
      />
    </div>
  )
}

/** Returns the answers to the questions that the form still has. */
function getKnown(answers: FormValues, { schema }: FormBody): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => Object.hasOwn(schema.properties, key)))
}
