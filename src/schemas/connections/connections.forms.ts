import { apiKeyRights } from '../../texts/admin/apiKeys.texts'
import {
  keysTexts as keys,
  mailTexts as mail,
  operatorsTexts as operators,
  placementTexts as placement,
  backOfficeTexts as texts,
} from '../../texts/admin/connections.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'
import { keyRights } from './connections.types'

/** Where applications go; whether it can be reached is for the server to say. */
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

/** Which pages may show the site in a frame. */
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

/** Where answers to the client's mail go. */
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

/** After how many days applications are erased at the latest; what was typed is for the server to read. */
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

/** What a new API key is called, and what it may. */
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

/** For how many hours the present secret signs beside a new one, and which that is. */
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
