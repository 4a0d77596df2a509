/** GET /api/publicsettings [API-07]. The three marketplace values are null if the installation has no marketplace. */
export interface PublicSettings {
  redirectUri: string | null
  clientId: string | null
  domain: string | null
  versionNumber: string
  /** Whether the installation sends mail. */
  sendsMail: boolean
}

/** A marketplace through which applicants can apply. */
export interface Marketplace {
  domain: string
  clientId: string
  redirectUri: string
}

/** Returns the marketplace of these settings; null if there is none. */
export function getMarketplace(settings: Partial<PublicSettings> | null): Marketplace | null {
  const { domain, clientId, redirectUri } = settings ?? {}
  return domain && clientId && redirectUri ? { domain, clientId, redirectUri } : null
}
