import type { WordedChange } from '../../../src/schemas/wordedChange'
import { backOfficeChanges as texts } from '../../../src/texts/backOffice'
import { withoutQuery } from './backOfficeAddress'
import type { BackOffice } from './backOffices'

/**
 * What became different, in words; never a secret, nor the query of an address, which may hold one.
 * @param known the address before; undefined: there was no back-office
 * @param before undefined, too, where its secrets can't be read
 */
export function backOfficeDifferences(
  known: string | undefined,
  before: BackOffice | undefined,
  after: BackOffice & { isNew: boolean },
): WordedChange[] {
  const shown = (address: string | undefined) => (address === undefined ? texts.none : withoutQuery(address))
  const address =
    known === after.address ? [] : [{ label: texts.address, from: shown(known), to: shown(after.address) }]
  const { one, more } = texts.secretOf
  const secret = after.isNew ? [{ label: texts.secret, from: before ? one : texts.none, to: more }] : []
  const hadOld = (before?.secrets.length ?? 0) > 1
  const oldSecret =
    after.secrets.length > 1 && after.isNew
      ? [{ label: texts.oldSecret, from: hadOld ? one : texts.none, to: untilOf(after) }]
      : []
  const forgotten =
    hadOld && after.secrets.length === 1
      ? [{ label: texts.oldSecret, from: before ? untilOf(before) : one, to: texts.forgotten }]
      : []
  return [...address, ...secret, ...oldSecret, ...forgotten]
}

function untilOf({ oldSecretUntil }: Pick<BackOffice, 'oldSecretUntil'>): string {
  return oldSecretUntil === null ? texts.untilForgotten : texts.until(oldSecretUntil)
}
