import { questionEditorTexts as texts } from '../../../texts/questionEditor'
import { buildForm } from '../buildForm'
import type { BuiltForm } from '../builtForm'

/** What a group of questions is called in the application form. */
export function buildGroupNameForm(): BuiltForm {
  return buildForm(texts.group, [
    {
      id: 'group',
      title: '',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: texts.groupName,
          maxlength: 500,
          width: 'full',
          rules: { kind: 'string', required: false, max: 500 },
        },
      ],
    },
  ])
}
