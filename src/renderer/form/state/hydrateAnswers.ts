import { type FieldValue, type FormValues, isValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import { type FieldGroup, getGroup, isUnanswered } from '../../../schemas/forms/fieldGroup'
import { withoutBlankRows } from '../../../schemas/submission/formPostGroups'
import { parseFormValues } from '../../../schemas/submission/parseFormValues'
import type { FormStore } from './formStore'

/** Reads what the user entered into the no-script form before hydration, and commits it to the store. */
export function hydrateAnswers(
  form: BuiltForm,
  store: FormStore,
  element: HTMLFormElement,
  region: string,
): void {
  // Reading a long form takes long on a slow phone, and most forms are untouched.
  if (!Array.from(element.elements).some(isEdited)) return
  const texts = new Map<string, string[]>()
  for (const [name, value] of new FormData(element)) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
    else if (value.name !== '' && store.keys.includes(name)) store.set(name, value)
  }
  const writtenValues = parseFormValues(form, texts, region)
  for (const control of element.elements) {
    const name = control.getAttribute('name') ?? ''
    const type = control instanceof HTMLInputElement ? control.type : ''
    if (control instanceof HTMLInputElement && type === 'file') control.value = ''
    // Users cannot edit hidden inputs: these hold the server's values, and the client may have newer ones.
    else if (
      type !== 'hidden' &&
      Object.hasOwn(writtenValues, name) &&
      isDifferent(form, name, writtenValues[name], store.state(name).value)
    ) {
      store.set(name, writtenValues[name])
    }
  }
  for (const [key, value] of Object.entries(writtenValues)) {
    const group = getGroup(form, key)
    if (
      group &&
      JSON.stringify(getAnsweredRows(group, value)) !==
        JSON.stringify(getAnsweredRows(group, store.state(key).value))
    )
      store.set(key, value)
  }
}

/** True if the control holds something else than the server rendered. */
function isEdited(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options)
    const hasDefault = options.some((option) => option.defaultSelected)
    return options.some(
      (option, index) => option.selected !== (hasDefault ? option.defaultSelected : index === 0),
    )
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  if (control.type === 'file') return control.files?.length !== 0
  if (/^(checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** Returns the rows that contain an answer. */
function getAnsweredRows(group: FieldGroup, value: FieldValue): FormValues[] {
  return withoutBlankRows(group, [value].flat().filter(isValues))
}

function isDifferent(form: BuiltForm, key: string, fieldValue: FieldValue, other: FieldValue): boolean {
  const areEmpty = isUnanswered(form, key, fieldValue) && isUnanswered(form, key, other)
  return !areEmpty && JSON.stringify(fieldValue) !== JSON.stringify(other)
}
