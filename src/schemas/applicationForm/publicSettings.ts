/** GET /api/publicsettings [API-07]. The marketplace's three are null where the installation has none. */
export interface PublicSettings {
  redirectUri: string | null
  clientId: string | null
  domain: string | null
  versionNumber: string
  /** Whether the installation sends mail. */
  sendsMail: boolean
}

/** A marketplace that applicants of this client can come by. */
export interface Marketplace {
  domain: string
  clientId: string
  redirectUri: string
}

/** The marketplace of these settings; null where there is none. */
export function getMarketplace(settings: Partial<PublicSettings> | null): Marketplace | null {
  const { domain, clientId, redirectUri } = settings ?? {}
  return domain && clientId && redirectUri ? { domain, clientId, redirectUri } : null
}
