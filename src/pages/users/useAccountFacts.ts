import { useEffect, useState } from 'react'
import { createAccountFacts } from '../../data/accountFacts'
import type { AccountFacts, ListedAccount } from '../../schemas/userAccount'
import { usePart } from '../usePart'

/** What happens at the accounts, and the logos of those that are shown; both come after the list, which stands without. */
export function useAccountFacts(shown: readonly ListedAccount[]) {
  const calls = usePart(createAccountFacts)
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
