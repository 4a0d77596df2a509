import { authenticate } from './authenticate'
import { authenticateGuest } from './authenticateGuest'
import { beginOwnCodes } from './beginOwnCodes'
import { confirmOwnCodes } from './confirmOwnCodes'
import { endOtherSessions } from './endOtherSessions'
import { endOwnSession } from './endOwnSession'
import { getOwnCodes } from './getOwnCodes'
import { getOwnSessions } from './getOwnSessions'
import { logOut } from './logOut'
import { refreshAccessToken } from './refreshAccessToken'
import { renewOwnRecoveryCodes } from './renewOwnRecoveryCodes'
import { turnOffOwnCodes } from './turnOffOwnCodes'

/** Calls by which sessions begin, go on and end, and by which people look after their own. */
export const sessionEndpoints = {
  authenticate,
  authenticateGuest,
  refreshAccessToken,
  logOut,
  getOwnSessions,
  endOwnSession,
  endOtherSessions,
  getOwnCodes,
  beginOwnCodes,
  confirmOwnCodes,
  turnOffOwnCodes,
  renewOwnRecoveryCodes,
}
