import { fieldUi } from '../../../schemas/forms/builtForm'
import { type Fields, groupOf } from '../../../schemas/forms/fieldGroup'

/** The fields whose answers nobody should read over a shoulder, and groups with one: they are kept nowhere on the device. */
export function secretKeys(form: Fields): string[] {
  return form.uiSchema['ui:order'].filter((key) => {
    const group = groupOf(form, key)
    return group ? secretKeys(group.fields).length > 0 : fieldUi(form, key)['ui:widget'] === 'password'
  })
}
