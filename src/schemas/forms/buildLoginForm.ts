import { loginTexts } from '../../texts/forms'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

export function buildLoginForm(): BuiltForm {
  const rules = { kind: 'string' as const, required: true }
  return buildForm(loginTexts.title, [
    {
      id: 'login',
      title: '',
      fields: [
        {
          name: 'username',
          type: 'text',
          label: loginTexts.username,
          autocomplete: 'username',
          rules: { ...rules, max: 100 },
        },
        {
          name: 'password',
          type: 'password',
          label: loginTexts.password,
          autocomplete: 'current-password',
          rules,
        },
      ],
    },
  ])
}
