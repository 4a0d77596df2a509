import { type BuiltForm, fieldUi } from '../../schemas/forms/builtForm'

/** The fields whose answers nobody should read over a shoulder: they are kept nowhere on the device. */
export function secretKeys(form: BuiltForm): string[] {
  return form.uiSchema['ui:order'].filter((key) => fieldUi(form, key)['ui:widget'] === 'password')
}
