import { oneTimeCodeTexts } from '../../texts/oneTimeCodes'
import { ownSignInTexts as texts } from '../../texts/ownSignIn'
import type { FieldDefinition } from '../fieldDefinition'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

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
  label: oneTimeCodeTexts.label,
  notes: oneTimeCodeTexts.labelNote,
  autocomplete: 'one-time-code',
  rules: { ...rules, max: 60 },
}

const asked = {
  password: [password],
  both: [password, code],
  /** As the second step of signing in. */
  code: [{ ...code, autofocus: true }],
  /** The first that an app shows. */
  appCode: [
    {
      ...code,
      label: oneTimeCodeTexts.appLabel,
      notes: '',
      inputmode: 'numeric',
      rules: { ...rules, max: 20 },
    },
  ],
} as const satisfies Record<string, readonly FieldDefinition[]>

/** What somebody shows to prove who it is [SS-09, SS-10]. */
export type ProofAsked = keyof typeof asked

export function buildProofForm(what: ProofAsked): BuiltForm {
  return buildForm(texts.title, [{ id: 'proof', title: '', fields: [...asked[what]] }])
}

export const proofForms = (Object.keys(asked) as ProofAsked[]).map(buildProofForm)
