import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '../../data/apiError'
import { ownVacanciesOf } from '../../data/ownVacancies'
import { vacancyListTexts as texts } from '../../texts/vacancyList'
import { paths } from '../paths'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'

type From = Parameters<ReturnType<typeof ownVacanciesOf>['create']>[0]

/** Begins a vacancy, which is saved at once, and goes to its editor. */
export function useNewVacancy() {
  const { notifications } = useSite()
  const calls = usePart(ownVacanciesOf)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const begin = async (from: From) => {
    if (busy) return
    setBusy(true)
    try {
      const { id, toChange } = await calls.create(from)
      await navigate(paths.vacancyEditor.href(id), { state: { toChange } })
    } catch (thrown) {
      const message = asApiError(thrown).detail || texts.didNotWork
      notifications.notify({ id: 'new vacancy', type: 'error', title: '', message })
      setBusy(false)
    }
  }
  return { busy, begin }
}
