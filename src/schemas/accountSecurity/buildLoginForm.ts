import { loginTexts } from '../../texts/public/productForms.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

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
