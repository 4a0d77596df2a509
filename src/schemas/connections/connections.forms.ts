import {
  apiKeyRights,
  keysTexts as keys,
  applicantMailTexts as mail,
  superUserSettingsTexts as operators,
  placementTexts as placement,
  backOfficeTexts as texts,
} from '../../texts/admin/connections.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { keyRights } from './connections.types'

/** Builds the form for the back-office address. The server checks whether it can send applications there. */
export function buildBackOfficeForm(): BuiltForm {
  return buildForm(texts.form, [
    {
      id: 'address',
      title: '',
      fields: [
        {
          name: 'address',
          type: 'text',
          label: texts.address,
          notes: texts.addressNote,
          inputmode: 'url',
          autocomplete: 'off',
          width: 'full',
          rules: { kind: 'string', required: true, max: 2000 },
        },
      ],
    },
  ])
}

/** Builds the form for the origins that may embed the site in a frame. */
export function buildFramesForm(): BuiltForm {
  return buildForm(placement.form, [
    {
      id: 'frames',
      title: '',
      fields: [
        {
          name: 'frames',
          type: 'text',
          label: placement.frames,
          notes: placement.framesNote,
          inputmode: 'url',
          autocomplete: 'off',
          width: 'full',
          rules: { kind: 'string', required: false, max: 2000 },
        },
      ],
    },
  ])
}

/** Builds the form for the Reply-To address of the client's mail. */
export function buildReplyAddressForm(): BuiltForm {
  return buildForm(mail.form, [
    {
      id: 'reply',
      title: '',
      fields: [
        {
          name: 'address',
          type: 'email',
          label: mail.address,
          notes: mail.addressNote,
          autocomplete: 'off',
          width: 'full',
          rules: { kind: 'email', required: false, max: 254 },
        },
      ],
    },
  ])
}

/** Builds the form for the maximum retention period of applications in days. The server parses the input. */
export function buildRetainDaysForm(): BuiltForm {
  return buildForm(operators.form, [
    {
      id: 'days',
      title: '',
      fields: [
        {
          name: 'days',
          type: 'text',
          label: operators.days,
          notes: operators.daysNote,
          autocomplete: 'off',
          rules: { kind: 'string', required: true, max: 20 },
        },
      ],
    },
  ])
}

/** Builds the form for the name and the permissions of a new API key. */
export function buildKeyForm(): BuiltForm {
  return buildForm(keys.form, [
    {
      id: 'key',
      title: '',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: keys.name,
          notes: keys.nameNote,
          autocomplete: 'off',
          rules: { kind: 'string', required: true, max: 80 },
        },
        {
          name: 'may',
          type: 'radio',
          label: keys.may,
          inline: false,
          width: 'half',
          options: [
            ...keyRights.map((right) => ({ value: right, label: apiKeyRights[right] })),
            { value: keyRights.join(' '), label: keys.both },
          ],
          value: keyRights[0],
          rules: { kind: 'string', required: true },
        },
      ],
    },
  ])
}

/** Builds the form that replaces the secret and chooses for how many hours the old secret also signs. */
export function buildSecretForm(): BuiltForm {
  return buildForm(texts.rollTitle, [
    {
      id: 'overlap',
      title: '',
      fields: [
        {
          name: 'overlap',
          type: 'radio',
          label: texts.overlap,
          options: Object.entries(texts.overlaps).map(([value, label]) => ({ value, label })),
          value: '24',
          rules: { kind: 'string', required: true },
        },
        {
          name: 'secret',
          type: 'text',
          label: texts.ownSecret,
          notes: texts.ownSecretNote,
          autocomplete: 'off',
          width: 'full',
          rules: { kind: 'string', required: false, max: 200 },
        },
      ],
    },
  ])
}
