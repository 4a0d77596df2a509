import {
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { keyOf } from '../../schemas/forms/answerPath'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { formPartTexts, formTexts } from '../../texts/public/form.texts'

import { afterFirstTouch } from '../../widgets/shared/afterFirstTouch'
import { watchPresses } from '../../widgets/shared/afterPress'
import { afterFirstPaint } from './afterFirstPaint'
import { elementId } from './field/elementId'
import { focusPath } from './field/focusField'
import type { FormScopeValue } from './state/FormScope'
import { FormChecks, type LoadValidator } from './state/formChecks'
import { formParts } from './state/formParts'
import { FormStore } from './state/formStore'
import { Listeners } from './state/listeners'
import { normalizeForm } from './state/normalizeForm'

/** What the form's owner can do to it while it stands. */
export interface FormHandle {
  /** All answers, with what is being typed. */
  values: () => FormValues
  /** Sets some answers, such as a prefill; tells nobody. */
  setValues: (values: FormValues) => void
  /** Sets those of them that nobody has answered yet, such as a draft that comes after the form; tells nobody. */
  fill: (values: FormValues) => void
  /** Begins anew, with the form's initial answers or with these over them; tells nobody. */
  reset: (values?: FormValues) => void
  /** Moves the focus to what stands at this path; false when nothing is shown there. */
  focus: (path: string) => boolean
  /** Shows errors that were found elsewhere: 'This address has already applied'. */
  showErrors: (errors: readonly FieldError[], heading?: string) => void
}

/** A form's scope as it is made when the form opens; it never changes after. */
export type FormRuntime = Omit<FormScopeValue, 'headingLevel' | 'isOneForm' | 'submit'> & { idPrefix: string }

export interface FormHandleOptions {
  form: BuiltForm
  loadValidator: LoadValidator
  initialValues?: FormValues
  onChange?: (values: FormValues) => void
  check?: (values: FormValues) => readonly FieldError[]
  refused?: readonly FieldError[]
  onFault?: (key: string, reason: string) => void
  reveal?: (key: string) => void
  plain?: boolean
  handle?: Ref<FormHandle>
}

/** Opens a form: its store, its checks, and what keeps them going. */
export function useFormHandle(options: FormHandleOptions): {
  life: FormRuntime
  liveRegion: RefObject<HTMLParagraphElement | null>
} {
  const idPrefix = useId()
  const liveRegion = useRef<HTMLParagraphElement>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [life] = useState(() => openForm(options, idPrefix, latest, liveRegion))
  useEffect(() => keepGoing(life, latest), [life])
  useImperativeHandle(options.handle, () => handleOf(life, options.form), [life, options.form])
  return { life, liveRegion }
}

function openForm(
  options: FormHandleOptions,
  idPrefix: string,
  latest: RefObject<FormHandleOptions>,
  liveRegion: RefObject<HTMLParagraphElement | null>,
): FormRuntime {
  const { form, faults, structures } = normalizeForm(options.form)
  const store = new FormStore(Object.keys(form.schema.properties), {
    ...form.initialValues,
    ...options.initialValues,
  })
  if (options.refused?.length) store.fail(options.refused, 'server', formTexts.missing)
  const reported = new Set<string>()
  const reveals = new Listeners<[path: string]>()
  return {
    form,
    faults,
    structures,
    store,
    checks: new FormChecks(
      form,
      store,
      (wanted) => latest.current.loadValidator(wanted),
      (values) => latest.current.check?.(values) ?? [],
    ),
    parts: formParts(form),
    idPrefix,
    idOf: (path) => elementId(idPrefix, path),
    announce: (text) => {
      const region = liveRegion.current
      // The same words again are only heard if the text differs.
      if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text
    },
    reveal: (path) => {
      latest.current.reveal?.(keyOf(path))
      reveals.tell(path)
    },
    onReveal: reveals.add,
    reportFault: (key, reason) => {
      if (reported.has(key)) return
      reported.add(key)
      latest.current.onFault?.(key, reason)
    },
  }
}

function keepGoing(life: FormRuntime, latest: RefObject<FormHandleOptions>): () => void {
  const { store, checks, faults, reportFault } = life
  watchPresses()
  for (const [key, kind] of faults) reportFault(key, formPartTexts.degraded(kind))
  // No key needs the validator, and a submit waits for it: after the first paint, or the first touch of what a server wrote.
  const prepare = () => void checks.prepare()
  const callOff = latest.current.plain ? afterFirstTouch(prepare) : afterFirstPaint(prepare)
  let told = true
  const ends = [
    store.onCommit(checks.committed),
    store.onCommit(() => {
      if (!told) return
      told = false
      queueMicrotask(() => {
        told = true
        latest.current.onChange?.(store.values())
      })
    }),
  ]
  const leave = () => {
    if (document.visibilityState === 'hidden') store.flush()
  }
  window.addEventListener('pagehide', store.flush)
  document.addEventListener('visibilitychange', leave)
  return () => {
    callOff()
    window.removeEventListener('pagehide', store.flush)
    document.removeEventListener('visibilitychange', leave)
    for (const end of ends) end()
  }
}

function handleOf({ store, idOf, reveal }: FormRuntime, form: BuiltForm): FormHandle {
  return {
    values: () => {
      store.flush()
      return store.values()
    },
    setValues: (values) => store.assign(values),
    fill: (values) => {
      store.flush()
      store.assign(Object.fromEntries(Object.entries(values).filter(([key]) => !store.isEdited(key))))
    },
    reset: (values) => store.reset({ ...form.initialValues, ...values }),
    focus: (path) => {
      reveal(path)
      return focusPath(idOf, path)
    },
    showErrors: (errors, heading) => store.fail(errors, 'server', heading ?? formPartTexts.serverProblem),
  }
}
