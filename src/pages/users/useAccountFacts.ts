import { useEffect, useState } from 'react'
import { createAccountFacts } from '../../data/accounts/accountFacts.api'
import type { AccountFacts, ListedAccount } from '../../schemas/accounts/userAccount'
import { useSiteService } from '../shared/site/useSiteService'

/** Loads the usage figures of all accounts and the logos of the shown ones. The list renders without them. */
export function useAccountFacts(visibleAccounts: readonly ListedAccount[]) {
  const calls = useSiteService(createAccountFacts)
  const [facts, setFacts] = useState<ReadonlyMap<number, AccountFacts> | null>(null)
  const [logos, setLogos] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    calls.facts().then(setFacts, () => undefined)
  }, [calls])
  const idList = visibleAccounts.map(({ id }) => id).join(',')
  useEffect(() => {
    if (idList === '') return
    let isOver = false
    calls.logos(idList.split(',').map(Number)).then(
      (found) => {
        if (!isOver) setLogos((current) => new Map([...current, ...found]))
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [calls, idList])
  return { facts, logos }
}
