import { type ReactNode, useSyncExternalStore } from 'react'
import {
  type Explanation,
  explainVisibility,
  type FieldExplanation,
} from '../../../schemas/fieldLogic/explainVisibility'
import type { FormBody } from '../../../schemas/forms/builtForm'
import { logicEditorTexts as texts } from '../../../texts/admin/fieldLogic.texts'
import type { FormStore } from '../state/formStore'
import './VisibilityReason.css'

interface VisibilityReasonProps {
  form: FormBody
  store: FormStore
  fieldKey: string
}

/** Explains, next to a conditional field of a preview, why it is currently visible or hidden, and required or not. */
export function VisibilityReason({ form, store, fieldKey }: VisibilityReasonProps): ReactNode {
  const read = () => JSON.stringify(explainVisibility(form, fieldKey, store.values()))
  const explanation = JSON.parse(useSyncExternalStore(store.onChange, read, read)) as FieldExplanation
  const { isVisible, visibility, requirement, label } = explanation
  return (
    <div className="fy-why fy-stack fy-gap-1 fy-note" data-why={fieldKey}>
      {isVisible ? null : <p className="fy-why__gone">{texts.hiddenNow(label)}</p>}
      {visibility ? (
        <details>
          <summary>{isVisible ? texts.shownReason : texts.hiddenReason}</summary>
          <Lines explanation={visibility} heading={getHeading(visibility)} />
        </details>
      ) : null}
      {requirement && isVisible ? (
        <details>
          <summary>{texts.requiredReason}</summary>
          <Lines
            explanation={requirement}
            heading={requirement.holds ? texts.requiredNow : texts.notRequiredNow}
          />
        </details>
      ) : null}
    </div>
  )
}

function getHeading({ holds, isAnySufficient }: Explanation): string {
  if (holds) return isAnySufficient ? texts.anyTrue : texts.allTrue
  return isAnySufficient ? texts.anyNeeded : texts.allNeeded
}

function Lines({ explanation, heading }: { explanation: Explanation; heading: string }): ReactNode {
  return (
    <>
      <p>{heading}</p>
      <ul>
        {explanation.lines.map(({ text, holds }) => (
          <li key={text} data-holds={holds}>
            <strong>{holds ? texts.conditionMet : texts.conditionNotMet}</strong> {text}
          </li>
        ))}
      </ul>
    </>
  )
}
