import type { PublicSettings } from '../../../src/schemas/marketplace'
import { readVersion } from '../operation/productVersion'
import type { ServerContext } from '../serverContext'

/** What everybody may know of the installation; `origin` is the visitor's, where a marketplace sends him back to. */
export function publicSettings(
  { environment, root }: Pick<ServerContext, 'environment' | 'root'>,
  origin: string,
): PublicSettings {
  const { marketplace } = environment
  return {
    redirectUri: marketplace && `${origin}/vacancy-interest`,
    clientId: marketplace?.clientId ?? null,
    domain: marketplace?.domain ?? null,
    versionNumber: readVersion(root),
    sendsMail: environment.mail !== null,
  }
}
