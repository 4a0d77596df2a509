import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import '../../widgets/textInput/TextInput.css'

interface VacancySearchProps {
  value: string
  onChange: (text: string) => void
}

/** Search field that updates the list while the user types. */
export function VacancySearch({ value, onChange }: VacancySearchProps): ReactNode {
  const id = useId()
  const [text, setText] = useState(value)
  const [emitted, setEmitted] = useState(value)
  useEffect(() => {
    // The URL changed in another way, by Back or 'Show all'.
    if (value !== emitted) {
      setEmitted(value)
      setText(value)
    }
  }, [value, emitted])
  return (
    <div className="fy-own-vacancies__search">
      <label htmlFor={id}>{texts.search}</label>
      <input
        id={id}
        type="search"
        name="q"
        className="fy-input"
        autoComplete="off"
        placeholder={texts.searchHint}
        maxLength={255}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setEmitted(target.value.trim() === '' ? '' : target.value)
          // A transition, so that the typed letter renders before the list updates.
          startTransition(() => onChange(target.value))
        }}
      />
    </div>
  )
}
