import { ownSignInTexts as texts } from '../../texts/ownSignIn'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** Asks who is signed in for the password once more [SS-09]. */
export function buildProofForm(): BuiltForm {
  return buildForm(texts.title, [
    {
      id: 'proof',
      title: '',
      fields: [
        {
          name: 'currentPassword',
          type: 'password',
          label: texts.password,
          notes: texts.passwordNote,
          autocomplete: 'current-password',
          rules: { kind: 'string', required: true, max: 200 },
        },
      ],
    },
  ])
}
