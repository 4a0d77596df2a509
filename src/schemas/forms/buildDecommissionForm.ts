import { usersTexts } from '../../texts/users'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** What decommissioning a client asks for [UM-14]. */
export function buildDecommissionForm(): BuiltForm {
  return buildForm(usersTexts.decommission, [
    {
      id: 'decommission',
      title: usersTexts.decommission,
      notes: usersTexts.decommissionText,
      fields: [
        {
          name: 'crmClientId',
          type: 'text',
          label: usersTexts.crmUserId,
          autocomplete: 'off',
          rules: { kind: 'string', required: true, max: 100 },
        },
      ],
    },
  ])
}
