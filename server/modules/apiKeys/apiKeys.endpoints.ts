import { listApiKeys, makeApiKey, revokeApiKey } from './apiKeys.routes'

export const apiKeysEndpoints = {
  listApiKeys,
  makeApiKey,
  revokeApiKey,
}
