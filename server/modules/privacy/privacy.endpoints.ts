import {
  erasePerson,
  exportPerson,
  getRetention,
  previewRetention,
  putRetention,
  searchPerson,
} from './privacy.routes'

export const privacyEndpoints = {
  searchPerson,
  exportPerson,
  erasePerson,
  getRetention,
  putRetention,
  previewRetention,
}
