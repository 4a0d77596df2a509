import { usersTexts } from '../../texts/users'
import { buildForm } from './buildForm'
import type { BuiltForm } from './builtForm'

/** What decommissioning a client asks for [UM-14]. */
export function buildDecommissionForm(): BuiltForm {
  return buildForm(usersTexts.decommission, [
    {
      id: 'decommission',
      title: usersTexts.decommission,
      fields: [
        {
          name: 'crmClientId',
          type: 'text',
          label: usersTexts.crmUserId,
          autocomplete: 'off',
          notes: usersTexts.decommissionText,
          rules: { kind: 'string', required: true, max: 100 },
        },
      ],
    },
  ])
}
