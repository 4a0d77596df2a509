import { useEffect, useState } from 'react'
import { isEmail } from '../../../schemas/fields/formats'
import { useSite } from '../../shared/site/SiteContext'

/** Milliseconds without a change before the request, because the server limits the number of requests. */
const debounceMs = 500

/** Returns the address if the server has received an application from it for this vacancy; null otherwise [JD-08]. */
export function useAppliedEmail(vacancyId: number, email: string): string | null {
  const { vacancies } = useSite()
  const [appliedEmail, setAppliedEmail] = useState<string | null>(null)
  useEffect(() => {
    if (!isEmail(email)) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const hasApplied = await vacancies.hasApplied(vacancyId, email)
      if (isCurrent && hasApplied) setAppliedEmail(email)
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [vacancies, vacancyId, email])
  return appliedEmail === email ? appliedEmail : null
}
