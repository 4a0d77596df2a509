import type { AbandonmentReport } from '../../../schemas/statistics/formAbandonment'

interface LeavingOptions {
  /** Holds the form. */
  root: HTMLElement
  /** The field of this key is the form's. */
  isKey: (key: string) => boolean
  /** Nothing, or nothing but blanks, is answered. */
  isEmpty: (key: string) => boolean
  now: () => number
  tell: (report: AbandonmentReport, instead: AbandonmentReport | null) => void
}

/** Who comes and goes more often than that is told of no more. */
const mostReports = 10

/**
 * Hears where in a form its person is, and tells it once when the form is left: by another page, a closed tab, or one
 * that is out of sight, since a phone says nothing more. Who comes back takes back what was told.
 * @returns `sent`, for when the form is; `end`, to be called when it goes from the page
 */
export function createAbandonmentReports(options: LeavingOptions): { sent: () => void; end: () => void } {
  const { root, isKey, now, tell } = options
  const opened = now()
  let lastField: string | null = null
  let said: AbandonmentReport | null = null
  let times = 0
  let isAway = false
  let isOver = false
  const report = (isSent: boolean) => {
    if (isOver || isAway || times >= mostReports) return
    const present = { lastField, ...errorsIn(options), time: timeOf(now() - opened), isSent }
    tell(present, said)
    said = present
    times += 1
    isAway = true
  }
  const enter = ({ target }: Event) => {
    const key = keyOf(target)
    if (key !== null && isKey(key)) lastField = key
  }
  const look = () => {
    if (document.visibilityState === 'hidden') report(false)
    else isAway = false
  }
  const leave = () => report(false)
  const comeBack = () => {
    isAway = false
  }
  root.addEventListener('focusin', enter)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return {
    sent: () => {
      isAway = false
      report(true)
      isOver = true
    },
    end: () => {
      report(false)
      root.removeEventListener('focusin', enter)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
    },
  }
}

/** The key of the field that an element is of: a form's ids are its prefix, '--', the key, and what part it is. */
function keyOf(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null
  return element.closest('[id*="--"]')?.id.split('--')[1] ?? null
}

function errorsIn({ root, isKey, isEmpty }: LeavingOptions): Pick<AbandonmentReport, 'missing' | 'wrong'> {
  const keys = Array.from(root.querySelectorAll('[aria-invalid="true"]'), (element) => keyOf(element))
  const wrong = [...new Set(keys)].filter((key): key is string => key !== null && isKey(key))
  return { missing: wrong.filter(isEmpty), wrong: wrong.filter((key) => !isEmpty(key)) }
}

function timeOf(milliseconds: number): AbandonmentReport['time'] {
  const minutes = milliseconds / 60_000
  if (minutes < 1) return 'under1'
  if (minutes < 3) return 'under3'
  return minutes < 10 ? 'under10' : 'longer'
}
