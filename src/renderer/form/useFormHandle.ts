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
import { getKey } from '../../schemas/forms/answerPath'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { formPartTexts, formTexts } from '../../texts/public/form.texts'
import { runAfterFirstTouch } from '../../widgets/shared/runAfterFirstTouch'
import { watchPresses } from '../../widgets/shared/runAfterPress'
import { createElementId } from './field/fieldElements'
import { focusPath } from './field/focusField'
import type { FormScopeValue } from './state/FormScope'
import { FormChecks, type LoadValidator } from './state/formChecks'
import { splitIntoParts } from './state/formParts'
import { FormStore } from './state/formStore'
import { Listeners } from './state/listeners'
import { normalizeForm } from './state/normalizeForm'
import { runAfterPaint } from './state/runAfterPaint'

/** Functions through which a page controls a mounted form. */
export interface FormHandle {
  /** Commits text that is being typed, and returns all answers. */
  getValues: () => FormValues
  /** Sets answers, such as a prefill. The new values do not trigger `onChange`. */
  setValues: (values: FormValues) => void
  /** Like `setValues`, but skips answers that the user has edited; for example, for a draft that loads late. */
  setUneditedValues: (values: FormValues) => void
  /** Resets to the form's initial answers, overridden by `values`. Does not trigger `onChange`. */
  reset: (values?: FormValues) => void
  /** Reveals and focuses the field at this path or its nearest rendered ancestor; returns false if neither exists. */
  focus: (path: string) => boolean
  /** Shows errors that were found elsewhere, such as 'This address has already applied'. */
  showErrors: (errors: readonly FieldError[], heading?: string) => void
}

/** The part of a form's scope that is created when the form mounts and never changes. */
export type FormRuntime = Omit<FormScopeValue, 'headingLevel' | 'isOneForm' | 'submit'> & { idPrefix: string }

export interface FormHandleOptions {
  form: BuiltForm
  loadValidator: LoadValidator
  initialValues?: FormValues
  onChange?: (values: FormValues) => void
  check?: (values: FormValues) => readonly FieldError[]
  serverErrors?: readonly FieldError[]
  onFault?: (key: string, reason: string) => void
  reveal?: (key: string) => void
  isNoScript?: boolean
  handle?: Ref<FormHandle>
}

/** Creates a form's store and checks, and connects them to the page for as long as the form is mounted. */
export function useFormHandle(options: FormHandleOptions): {
  runtime: FormRuntime
  liveRegion: RefObject<HTMLParagraphElement | null>
} {
  const idPrefix = useId()
  const liveRegion = useRef<HTMLParagraphElement>(null)
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [runtime] = useState(() => createFormRuntime(options, idPrefix, latest, liveRegion))
  useEffect(() => connectForm(runtime, latest), [runtime])
  useImperativeHandle(options.handle, () => createHandle(runtime, options.form), [runtime, options.form])
  return { runtime, liveRegion }
}

function createFormRuntime(
  options: FormHandleOptions,
  idPrefix: string,
  latest: RefObject<FormHandleOptions>,
  liveRegion: RefObject<HTMLParagraphElement | null>,
): FormRuntime {
  const { form, unsupportedKinds, structures } = normalizeForm(options.form)
  const store = new FormStore(Object.keys(form.schema.properties), {
    ...form.initialValues,
    ...options.initialValues,
  })
  if (options.serverErrors?.length) store.fail(options.serverErrors, 'server', formTexts.missing)
  const reportedKeys = new Set<string>()
  const revealListeners = new Listeners<[path: string]>()
  return {
    form,
    unsupportedKinds,
    structures,
    store,
    checks: new FormChecks(
      form,
      store,
      (requestedForm) => latest.current.loadValidator(requestedForm),
      (values) => latest.current.check?.(values) ?? [],
    ),
    parts: splitIntoParts(form),
    idPrefix,
    getElementId: (path) => createElementId(idPrefix, path),
    announce: (text) => {
      const region = liveRegion.current
      // Screen readers announce a repeated message only if the text differs.
      if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text
    },
    reveal: (path) => {
      latest.current.reveal?.(getKey(path))
      revealListeners.notify(path)
    },
    onReveal: revealListeners.add,
    reportFault: (key, reason) => {
      if (reportedKeys.has(key)) return
      reportedKeys.add(key)
      latest.current.onFault?.(key, reason)
    },
  }
}

function connectForm(runtime: FormRuntime, latest: RefObject<FormHandleOptions>): () => void {
  const { store, checks, unsupportedKinds, reportFault } = runtime
  watchPresses()
  for (const [key, kind] of unsupportedKinds) reportFault(key, formPartTexts.degraded(kind))
  // Load the validator after the first paint, or after the first interaction with a server-rendered form: typing does
  // not need it, and a submit waits for it.
  const prepare = () => void checks.prepare()
  const cancelPrepare = latest.current.isNoScript ? runAfterFirstTouch(prepare) : runAfterPaint(prepare)
  let isChangeQueued = false
  const unsubscribers = [
    store.onCommit(checks.handleCommit),
    store.onCommit(() => {
      if (isChangeQueued) return
      isChangeQueued = true
      queueMicrotask(() => {
        isChangeQueued = false
        latest.current.onChange?.(store.values())
      })
    }),
  ]
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') store.flush()
  }
  window.addEventListener('pagehide', store.flush)
  document.addEventListener('visibilitychange', flushWhenHidden)
  return () => {
    cancelPrepare()
    window.removeEventListener('pagehide', store.flush)
    document.removeEventListener('visibilitychange', flushWhenHidden)
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}

function createHandle({ store, getElementId, reveal }: FormRuntime, form: BuiltForm): FormHandle {
  return {
    getValues: () => {
      store.flush()
      return store.values()
    },
    setValues: (values) => store.assign(values),
    setUneditedValues: (values) => {
      store.flush()
      store.assign(Object.fromEntries(Object.entries(values).filter(([key]) => !store.isEdited(key))))
    },
    reset: (values) => store.reset({ ...form.initialValues, ...values }),
    focus: (path) => {
      reveal(path)
      return focusPath(getElementId, path)
    },
    showErrors: (errors, heading) => store.fail(errors, 'server', heading ?? formPartTexts.serverProblem),
  }
}
