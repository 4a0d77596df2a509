import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../data/authoring/authoredVacancies.api'
import { refusalReason } from '../../data/http/refusalReason'
import { vacancyListTexts as texts } from '../../texts/admin/vacancyList.texts'
import { paths } from '../routing/paths'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

type VacancyOrigin = Parameters<ReturnType<typeof createAuthoredVacancyApi>['create']>[0]

/** Creates a vacancy, which is saved immediately, and opens its editor. */
export function useNewVacancy() {
  const { notifications } = useSite()
  const calls = useSiteService(createAuthoredVacancyApi)
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const create = async (from: VacancyOrigin) => {
    if (isBusy) return
    setBusy(true)
    try {
      const { id, toChange } = await calls.create(from)
      await navigate(paths.vacancyEditor.href(id), { state: { toChange } })
    } catch (error) {
      const message = refusalReason(error, texts.didNotWork)
      notifications.notify({ id: 'new vacancy', type: 'error', title: '', message })
      setBusy(false)
    }
  }
  return { busy: isBusy, create }
}
