import { deleteBackOffice } from './deleteBackOffice'
import { forgetOldSecret } from './forgetOldSecret'
import { getBackOffice } from './getBackOffice'
import { getDelivery } from './getDelivery'
import { getPlacement } from './getPlacement'
import { listApiKeys } from './listApiKeys'
import { listDeliveries } from './listDeliveries'
import { makeApiKey } from './makeApiKey'
import { pauseDeliveries } from './pauseDeliveries'
import { putBackOffice } from './putBackOffice'
import { putFrames } from './putFrames'
import { putReplyAddress } from './putReplyAddress'
import { putRetainDays } from './putRetainDays'
import { retryDelivery } from './retryDelivery'
import { retryFailedDeliveries } from './retryFailedDeliveries'
import { revokeApiKey } from './revokeApiKey'
import { rollBackOfficeSecret } from './rollBackOfficeSecret'
import { testBackOffice } from './testBackOffice'

/** Calls on what a client's site is connected with. */
export const connectionEndpoints = {
  getBackOffice,
  putBackOffice,
  deleteBackOffice,
  rollBackOfficeSecret,
  forgetOldSecret,
  pauseDeliveries,
  testBackOffice,
  listDeliveries,
  getDelivery,
  retryDelivery,
  retryFailedDeliveries,
  listApiKeys,
  makeApiKey,
  revokeApiKey,
  getPlacement,
  putFrames,
  putReplyAddress,
  putRetainDays,
}
