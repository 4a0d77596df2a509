import { getFieldUi } from '../../../schemas/forms/builtForm'
import { type Fields, getGroup } from '../../../schemas/forms/fieldGroup'

/**
 * Returns the keys of secret fields, and of groups that contain one. Their answers are never stored on the device.
 */
export function secretKeys(form: Fields): string[] {
  return form.uiSchema['ui:order'].filter((key) => {
    const group = getGroup(form, key)
    return group ? secretKeys(group.fields).length > 0 : getFieldUi(form, key)['ui:widget'] === 'password'
  })
}
