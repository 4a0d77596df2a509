import { type Db, waitForTurn } from '../../db/openDatabase'

/** Sessions of an account begin, and what they begin by changes, one after the other. */
export function waitForSignIn(trx: Db, clientId: number, userId: number): Promise<void> {
  return waitForTurn(trx, clientId, `sign-in of ${userId}`)
}
