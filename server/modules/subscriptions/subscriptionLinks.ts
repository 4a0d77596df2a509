import { toLanguagePath } from '../../../src/schemas/pages/languagePath'
import type { Language } from '../../../src/texts/language/language'
import type { Keys } from '../../security/keys'
import { createToken, hashToken } from '../../security/randomToken'
import { seal, tryUnseal } from '../../security/secretBox'
import { hashAddress } from '../mail/queueMail'
import type { SubscriptionSecrets } from './subscription.types'

/** Path of the job alert form, and of the page that confirms and ends a job alert. */
export const alertsPath = '/job-alerts'

/** Path of the page that confirms and ends a subscription to notifications. */
export const noticesPath = '/user/notices'

/**
 * Creates the 128-bit random token of a subscription's links, and the hashes and encrypted values of token and address
 * to store.
 */
export function createSubscriptionSecrets(
  keys: Pick<Keys, 'secrets' | 'mail'>,
  address: string,
): { token: string; secrets: SubscriptionSecrets } {
  const token = createToken(16)
  const secrets = {
    tokenHash: hashToken(token),
    sealedToken: seal(keys.secrets, token),
    addressHash: hashAddress(keys, address),
    sealedAddress: seal(keys.secrets, address),
  }
  return { token, secrets }
}

/** Decrypts address and token; null if they were encrypted with another secret. */
export function unsealSubscription(
  { secrets }: Pick<Keys, 'secrets'>,
  { sealedAddress, sealedToken }: Pick<SubscriptionSecrets, 'sealedAddress' | 'sealedToken'>,
): { to: string; token: string } | null {
  const to = tryUnseal(secrets, sealedAddress)
  const token = tryUnseal(secrets, sealedToken)
  return to === undefined || token === undefined ? null : { to, token }
}

/** Returns the URLs of a subscription: of its page, and for one-click unsubscribe by mail programs. */
export function createSubscriptionLinks(
  { origin, path, language = 'en' }: { origin: string; path: string; language?: Language },
  token: string,
): { page: string; leave: string } {
  return {
    page: `${origin}${toLanguagePath(language, `${path}/${token}`)}`,
    leave: `${origin}${path}/${token}/leave`,
  }
}
