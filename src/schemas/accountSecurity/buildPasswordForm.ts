import { passwordTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Of one's own account; the bounds are those of User Management's form [UM-09]. */
export function buildPasswordForm(): BuiltForm {
  return buildForm(texts.title, [
    {
      id: 'password',
      title: '',
      fields: [
        {
          name: 'currentPassword',
          type: 'password',
          label: texts.current,
          autocomplete: 'current-password',
          rules: { kind: 'string', required: true, max: 200 },
        },
        {
          name: 'newPassword',
          type: 'password',
          label: texts.next,
          notes: texts.note,
          autocomplete: 'new-password',
          rules: { kind: 'string', required: true, min: 10, max: 200 },
        },
      ],
    },
  ])
}
