import { formTexts } from '../texts/en'

/** A label with its mark: '*' where an answer is required, '(Optional)' where not [FB-05]. */
export function LabelText({ label, required }: { label: string; required: boolean | undefined }) {
  return (
    <>
      {label}{' '}
      {required ? (
        <span className="fy-field__required" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="fy-field__optional">{formTexts.optional}</span>
      )}
    </>
  )
}
