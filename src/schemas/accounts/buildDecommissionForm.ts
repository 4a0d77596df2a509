import { usersTexts } from '../../texts/admin/users.texts'
import { buildForm } from '../forms/buildForm'
import type { BuiltForm } from '../forms/builtForm'

/** Builds the form that confirms the decommissioning of a client [UM-14]. */
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
