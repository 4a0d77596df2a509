import {
  beginOwnCodes,
  confirmOwnCodes,
  endOtherSessions,
  endOwnSession,
  getOwnCodes,
  getOwnSessions,
  renewOwnRecoveryCodes,
  turnOffOwnCodes,
} from './accountSecurity.routes'
import { authenticate, authenticateGuest, logOut, refreshAccessToken } from './signIn.routes'

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
