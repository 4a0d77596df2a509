import type { AccessClaims } from '../../schemas/accountSecurity/session'

/** Reads the claims of a JWT without verifying it: they only control what the browser shows. Null when unreadable. */
export function readClaims(accessToken: string): AccessClaims | null {
  const payload = accessToken.split('.')[1]
  if (!payload) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isClaims(claims) ? claims : null
  } catch {
    return null
  }
}

function isClaims(claims: unknown): claims is AccessClaims {
  if (typeof claims !== 'object' || claims === null || !('role' in claims) || !('sub' in claims)) return false
  return claims.role === 'Guest' || claims.role === 'Client' || claims.role === 'SuperUser'
}
