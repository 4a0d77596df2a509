import { useEffect, useState } from 'react'
import { createAccountFacts } from '../../data/accounts/accountFacts.api'
import type { AccountFacts, ListedAccount } from '../../schemas/accounts/userAccount'
import { useSiteService } from '../shared/site/useSiteService'

/** Loads the usage figures of all accounts and the logos of the shown ones. The list renders without them. */
export function useAccountFacts(shown: readonly ListedAccount[]) {
  const calls = useSiteService(createAccountFacts)
  const [facts, setFacts] = useState<ReadonlyMap<number, AccountFacts> | null>(null)
  const [logos, setLogos] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    calls.facts().then(setFacts, () => undefined)
  }, [calls])
  const asked = shown.map(({ id }) => id).join(',')
  useEffect(() => {
    if (asked === '') return
    let isOver = false
    calls.logos(asked.split(',').map(Number)).then(
      (found) => {
        if (!isOver) setLogos((known) => new Map([...known, ...found]))
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [calls, asked])
  return { facts, logos }
}
