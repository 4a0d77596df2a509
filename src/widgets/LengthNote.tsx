/** The counter, or the note that the limit is reached [FB-02, FB-03]. */
export function LengthNote({ id, text }: { id: string; text: string | null }) {
  if (text === null) return null
  return (
    <p className="fy-field__length" id={id}>
      {text}
    </p>
  )
}
