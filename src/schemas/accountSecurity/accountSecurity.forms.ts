import { accountSecurityTexts as texts, twoFactorTexts } from '../../texts/admin/accountSecurity.texts'
import { loginFieldTexts } from '../../texts/admin/signIn.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import type { FieldDefinition } from '../forms/fieldDefinition'

export function buildLoginForm(): BuiltForm {
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

const rules = { kind: 'string' as const, required: true }

const password: FieldDefinition = {
  name: 'currentPassword',
  type: 'password',
  label: texts.password,
  notes: texts.passwordNote,
  autocomplete: 'current-password',
  rules: { ...rules, max: 200 },
}

const code: FieldDefinition = {
  name: 'code',
  type: 'text',
  label: twoFactorTexts.label,
  notes: twoFactorTexts.labelNote,
  autocomplete: 'one-time-code',
  rules: { ...rules, max: 60 },
}

const fieldsByFactors = {
  password: [password],
  both: [password, code],
  /** Also used as the second step of signing in. */
  code: [{ ...code, autofocus: true }],
  /** The first code of an authenticator app, during setup. */
  appCode: [
    {
      ...code,
      label: twoFactorTexts.appLabel,
      notes: '',
      inputmode: 'numeric',
      rules: { ...rules, max: 20 },
    },
  ],
} as const satisfies Record<string, readonly FieldDefinition[]>

/** The factors that a user has to provide to confirm their identity [SS-09, SS-10]. */
type ReauthenticationFactors = keyof typeof fieldsByFactors

export function buildReauthenticationForm(factors: ReauthenticationFactors): BuiltForm {
  return buildForm(texts.title, [{ id: 'proof', title: '', fields: [...fieldsByFactors[factors]] }])
}

export const reauthenticationForms = (Object.keys(fieldsByFactors) as ReauthenticationFactors[]).map(
  buildReauthenticationForm,
)
