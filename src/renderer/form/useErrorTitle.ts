import { useEffect } from 'react'
import { formPartTexts } from '../../texts/form'

const prefix = formPartTexts.errorTitlePrefix

/** Puts 'Error: ' before the document's title while there are errors: the first thing that a screen reader says. */
export function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [active])
}
