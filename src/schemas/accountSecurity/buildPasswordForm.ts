import { changePasswordTexts as texts } from '../../texts/admin/accountSecurity.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Builds the form that changes the user's own password; the bounds are those of the User Management form [UM-09]. */
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
