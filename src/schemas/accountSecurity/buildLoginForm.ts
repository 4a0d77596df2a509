import { loginFieldTexts } from '../../texts/admin/signIn.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

export function buildLoginForm(): BuiltForm {
  const rules = { kind: 'string' as const, required: true }
  return buildForm(loginFieldTexts.title, [
    {
      id: 'login',
      title: '',
      fields: [
        {
          name: 'username',
          type: 'text',
          label: loginFieldTexts.username,
          autocomplete: 'username',
          rules: { ...rules, max: 100 },
        },
        {
          name: 'password',
          type: 'password',
          label: loginFieldTexts.password,
          autocomplete: 'current-password',
          rules,
        },
      ],
    },
  ])
}
